import type { ReactNode } from "react";
import { moveFocus } from "./arrow-focus.ts";
import styles from "./options.module.css";

interface OptionsProps {
  labelledBy: string;
  /** What to know before choosing, or what is wrong with the choice. */
  describedBy?: string | undefined;
  layout?: "list" | "pictures";
  children: ReactNode[];
}

/** A group of option buttons with a name; arrow keys move among them. */
export function Options({ labelledBy, describedBy, layout = "list", children }: OptionsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a frame and nothing else
    <div
      role="group"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onKeyDown={moveFocus}
    >
      <ul className={styles[layout]}>{children}</ul>
    </div>
  );
}
