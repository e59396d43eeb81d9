import built from "virtual:funnel";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import "virtual:theme";
import "#ui/base.css";
import { preloadStep } from "#renderer/preload.ts";
import { App } from "./app.tsx";
import { ErrorScreen } from "./error-screen.tsx";
import { world } from "./world.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id root.");

/** Takes over what the build has drawn and the player has played, or draws anew where the page shows something else. */
async function start(root: HTMLElement) {
  const { player } = window;
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[media="print"]'))
    sheet.media = "all";
  await player?.needsReact;
  // a part that still has to come would leave its screen empty while React takes it over
  for (let place: string | undefined; player && place !== player.place(); await player.still()) {
    place = player.place();
    await preloadStep(built.plan, place);
  }
  const early = player?.takeOver();
  const { drawn } = early ?? {};
  const app = (
    <StrictMode>
      <ErrorScreen words={built.site.error}>
        {/* a location that waits for a chunk would let the machine move on meanwhile */}
        <BrowserRouter useTransitions={false}>
          <App world={{ ...world, drawn }} early={early} />
        </BrowserRouter>
      </ErrorScreen>
    </StrictMode>
  );
  if (drawn) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

void start(root);
