import type { ReactNode } from "react";
import styles from "./boxes.module.css";

/** Samples side by side, each above its name. */
export function Boxes({ children }: { children: ReactNode }) {
  return <ul className={styles.boxes}>{children}</ul>;
}

export function Box({ children }: { children: ReactNode }) {
  return <li className={styles.box}>{children}</li>;
}
