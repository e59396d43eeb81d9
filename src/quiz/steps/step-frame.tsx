import type { FormEvent, ReactNode } from "react";
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
  /** For a screen with fields: its action submits them, and so does Enter in a field. */
  onSubmit?: () => void;
  children?: ReactNode;
}

/**
 * The layout of a screen: title, content, and action. Screen readers announce the title if it
 * changes while the screen stays.
 */
export function StepFrame({
  title,
  titleId,
  hint,
  action,
  room,
  onSubmit,
  children,
}: StepFrameProps) {
  const className = room ? styles[room] : styles.frame;
  const content = (
    <>
      <div className={styles.head} aria-live="polite">
        <h1 id={titleId} className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
      {children}
      {action && <div className={styles.action}>{action}</div>}
    </>
  );
  if (!onSubmit) return <div className={className}>{content}</div>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={className} onSubmit={submit}>
      {content}
    </form>
  );
}
