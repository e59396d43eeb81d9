import type { ReactNode } from "react";
import { moveFocus } from "./arrow-focus.ts";
import styles from "./options.module.css";

interface OptionsProps {
  labelledBy: string;
  /** The hint to read before choosing, or an error in the choice. */
  describedBy?: string | undefined;
  layout?: "list" | "pictures";
  children: ReactNode[];
}

/** A named group of option buttons. Arrow keys move among them. */
export function Options({ labelledBy, describedBy, layout = "list", children }: OptionsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would only add a frame
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
