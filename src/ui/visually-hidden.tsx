import type { ReactNode } from "react";
import styles from "./visually-hidden.module.css";

/** For screen readers: in the page, but not visible. */
export function VisuallyHidden({
  as: Element = "span",
  children,
}: {
  as?: "span" | "div";
  children: ReactNode;
}) {
  return <Element className={styles.spoken}>{children}</Element>;
}
