import built from "virtual:funnel";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import "#ui/base.css";
import { App } from "./app.tsx";
import { takeEarlyChoice } from "./early-choice.ts";
import { ErrorScreen } from "./error-screen.tsx";
import { world } from "./world.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id root.");
// the prerendered entrance is replaced rather than hydrated: what this browser has kept may make it another
createRoot(root).render(
  <StrictMode>
    <ErrorScreen words={built.site.error}>
      <BrowserRouter>
        <App world={world} earlyChoice={takeEarlyChoice()} />
      </BrowserRouter>
    </ErrorScreen>
  </StrictMode>,
);
