/**
 * The preview lists errors in the funnel itself. Vite's own message would cover the affected
 * screen.
 */
import.meta.hot?.on("vite:error", ({ err }: { err: { plugin?: string } }) => {
  if (err.plugin !== "funnel") return;
  // The overlay is added after this event is handled.
  setTimeout(() => {
    for (const overlay of document.querySelectorAll("vite-error-overlay")) overlay.remove();
  });
});
