import type { ReactNode } from "react";
import styles from "./member-page.module.css";

/** The column of the member area. */
export function MemberPage({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}
