import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import styles from "./tick-box.module.css";

interface TickBoxProps {
  name: string;
  checked: boolean;
  onTick: (isTicked: boolean) => void;
  children: ReactNode;
}

/** A checkbox with its words. A press on either ticks it. */
export function TickBox({ name, checked, onTick, children }: TickBoxProps) {
  return (
    <label className={styles.label}>
      <input
        type="checkbox"
        className={styles.box}
        data-part="box"
        aria-label={name}
        checked={checked}
        onChange={({ target }) => onTick(target.checked)}
      />
      <Icon name="check-bold" className={styles.check} />
      {children}
    </label>
  );
}
