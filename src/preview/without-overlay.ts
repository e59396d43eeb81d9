/** What is wrong in the funnel stands in the list of problems: Vite's own message would cover the screen that it is about. */
import.meta.hot?.on("vite:error", ({ err }: { err: { plugin?: string } }) => {
  if (err.plugin !== "funnel") return;
  // it comes after whoever hears of the mistake
  setTimeout(() => {
    for (const overlay of document.querySelectorAll("vite-error-overlay")) overlay.remove();
  });
});
