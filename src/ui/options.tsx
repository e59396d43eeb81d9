import type { ReactNode } from "react";
import { moveFocus } from "./arrow-focus.ts";
import styles from "./options.module.css";

/** A group of option buttons with a name; arrow keys move among them. */
export function Options({ labelledBy, layout = "list", children }: { labelledBy: string; layout?: "list" | "pictures"; children: ReactNode[] }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a frame and nothing else
    <div role="group" aria-labelledby={labelledBy} onKeyDown={moveFocus}>
      <ul className={styles[layout]}>{children}</ul>
    </div>
  );
}
