import built from "virtual:funnel";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import "virtual:theme";
import "#ui/base.css";
import { App } from "./app.tsx";
import { ErrorScreen } from "./error-screen.tsx";
import { world } from "./world.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id root.");
// the prerendered entrance is replaced rather than hydrated: what this browser has kept may make it another
createRoot(root).render(
  <StrictMode>
    <ErrorScreen words={built.site.error}>
      {/* a location that waits for a chunk would let the machine move on meanwhile */}
      <BrowserRouter useTransitions={false}>
        <App world={world} />
      </BrowserRouter>
    </ErrorScreen>
  </StrictMode>,
);
