import type { ReactNode } from "react";
import { Alert } from "#ui/alert.tsx";
import styles from "./notice.module.css";

/** A message above the plan, with buttons for what members can do about it. */
export function Notice({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={styles.notice}>
      <Alert text={text} boxed />
      <div className={styles.ways}>{children}</div>
    </div>
  );
}
