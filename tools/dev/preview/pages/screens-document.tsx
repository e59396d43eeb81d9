import "virtual:theme";
import "#ui/base.css";
import "./frames/without-overlay.ts";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { Thumbnail } from "./flow/thumbnail.tsx";
import { tell, useMessages } from "./frames/messages.ts";
import type { ShowAll } from "./preview-data.ts";
import styles from "./screens-document.module.css";

/** Every screen of the funnel at a glance, as one visitor sees it. */
function Screens() {
  const [shown, setShown] = useState<ShowAll>();
  useMessages<ShowAll>(() => parent, setShown);
  useEffect(() => tell({ kind: "ready" }), []);
  if (!shown) return null;
  const { steps, visitor, chosen } = shown;
  return (
    <ol className={styles.screens}>
      {steps.map((step) => (
        <li key={step.place}>
          <Thumbnail
            step={step}
            visitor={visitor}
            isChosen={step.place === chosen}
            onChoose={() => tell({ kind: "chosen", place: step.place })}
          />
        </li>
      ))}
    </ol>
  );
}

const root = document.getElementById("root");
if (root) createRoot(root).render(<Screens />);
