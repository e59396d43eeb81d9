import { useLayoutEffect, useRef } from "react";
import styles from "./change-note.module.css";

/** Says how a change ended. It takes the focus if the change has removed what had it. */
export function ChangeNote({ text }: { text: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  // Before the browser paints.
  useLayoutEffect(() => {
    if (text && document.activeElement === document.body) line.current?.focus();
  }, [text]);
  return (
    <p ref={line} role="status" tabIndex={-1} className={styles.note}>
      {text}
    </p>
  );
}
