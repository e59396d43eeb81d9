import type { ReactNode } from "react";
import styles from "./step-frame.module.css";

interface StepFrameProps {
  title: string;
  titleId?: string;
  hint?: string | undefined;
  /** The one clear action; within the thumb's reach on a phone. */
  action?: ReactNode;
  /** For pictures side by side; for columns, where a laptop has the room. */
  room?: "pictures" | "columns" | undefined;
  children?: ReactNode;
}

/** A screen: its title, heard again where it changes while the screen stays, what it shows, and its action. */
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
