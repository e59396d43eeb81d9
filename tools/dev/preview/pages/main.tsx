import "virtual:theme";
import "#ui/base.css";
import "./frames/without-overlay.ts";
import { createRoot } from "react-dom/client";
import { PreviewPage } from "./preview-page.tsx";

const root = document.getElementById("root");
if (root) createRoot(root).render(<PreviewPage />);
