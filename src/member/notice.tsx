import type { ReactNode } from "react";
import { Alert } from "#ui/alert.tsx";
import styles from "./member.module.css";

/** Something that members should know above their plan, and what they can do about it. */
export function Notice({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={styles.notice}>
      <Alert text={text} boxed />
      <div className={styles.ways}>{children}</div>
    </div>
  );
}
