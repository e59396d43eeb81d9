import type { ComponentProps } from "react";
import { Icon } from "#ui/icon.tsx";
import styles from "./inline-select.module.css";

/** A menu in a line of text, as wide as its choices. */
export function InlineSelect({ children, ...rest }: Omit<ComponentProps<"select">, "className">) {
  return (
    <span className={styles.frame}>
      <select {...rest} className={styles.select}>
        {children}
      </select>
      <Icon name="caret-down-bold" className={styles.caret} />
    </span>
  );
}
