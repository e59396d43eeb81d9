import type { ReactNode } from "react";
import styles from "./rows.module.css";
import { tokenValue } from "./tokens.ts";

/** Tokens one below the other, each with its name, its value, and a sample. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>;
}

export function TokenRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        <strong>{name}</strong>
        <code>{tokenValue(name)}</code>
      </span>
      {children}
    </li>
  );
}
