import "virtual:theme";
import "#ui/base.css";
import "./without-overlay.ts";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { tell, useMessages } from "./messages.ts";
import type { ShowAll } from "./preview-data.ts";
import styles from "./screens-document.module.css";
import { Thumbnail } from "./thumbnail.tsx";

/** Every screen of the funnel at a glance, as one visitor gets it. */
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
