import built from "virtual:funnel";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import "#ui/base.css";
import { App } from "./app.tsx";
import { ErrorScreen } from "./error-screen.tsx";
import { world } from "./world.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id root.");
createRoot(root).render(
  <StrictMode>
    <ErrorScreen words={built.site.error}>
      <BrowserRouter>
        <App world={world} />
      </BrowserRouter>
    </ErrorScreen>
  </StrictMode>,
);
