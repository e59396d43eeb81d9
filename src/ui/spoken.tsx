import type { ReactNode } from "react";
import styles from "./spoken.module.css";

/** For who reads by ear: there, but not on screen. */
export function Spoken({ children }: { children: ReactNode }) {
  return <span className={styles.spoken}>{children}</span>;
}
