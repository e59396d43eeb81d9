import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import "virtual:theme";
import "#ui/base.css";
import { preloadEarly, preloadStep, preloadSteps } from "#quiz/screen/preload.ts";
import { App } from "./app.tsx";
import { browserDependencies } from "./browser-dependencies.ts";
import { loadContents } from "./contents.ts";
import { ErrorScreen } from "./frame/error-screen.tsx";
import { tolerateMovedNodes } from "./tolerate-moved-nodes.ts";

tolerateMovedNodes(Node.prototype);

// In every page, and React says so if it's missing.
const root = document.getElementById("root") as HTMLElement;

/**
 * Hydrates what the build has prerendered and the player has played. Renders from scratch if the
 * page shows something else.
 */
async function start(root: HTMLElement) {
  const { player } = window;
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[media="print"]'))
    sheet.media = "all";
  const contents = await loadContents();
  // In development, no page is drawn, and a file takes long the first time.
  if (import.meta.env.DEV) await preloadSteps(contents.plan);
  if (player) preloadEarly(contents.plan);
  await player?.needsReact;
  // A part that's still loading would leave its screen empty during hydration.
  for (
    let place: string | undefined;
    player && place !== player.place();
    await player.waitUntilStill()
  ) {
    place = player.place();
    await preloadStep(contents.plan, place);
  }
  const early = player?.takeOver();
  document.getElementById("late")?.remove();
  const { drawn } = early ?? {};
  const app = (
    <StrictMode>
      <ErrorScreen words={contents.site.error}>
        {/* If a location waited for a chunk, the machine would advance in the meantime. */}
        <BrowserRouter useTransitions={false}>
          <App contents={contents} world={{ ...browserDependencies, drawn }} early={early} />
        </BrowserRouter>
      </ErrorScreen>
    </StrictMode>
  );
  if (drawn) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

void start(root);
