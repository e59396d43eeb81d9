import type { ReactNode } from "react";
import styles from "./step-frame.module.css";

interface StepFrameProps {
  title: string;
  titleId?: string;
  hint?: string | undefined;
  /** The primary action, within the thumb's reach on a phone. */
  action?: ReactNode;
  /**
   * `pictures`: room for pictures side by side. `columns`: two columns if the screen is wide
   * enough.
   */
  room?: "pictures" | "columns" | undefined;
  children?: ReactNode;
}

/**
 * The layout of a screen: title, content, and action. Screen readers announce the title if it
 * changes while the screen stays.
 */
export function StepFrame({ title, titleId, hint, action, room, children }: StepFrameProps) {
  return (
    <div className={room ? styles[room] : styles.frame}>
      <div className={styles.head} aria-live="polite">
        <h1 id={titleId} className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
      {children}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
