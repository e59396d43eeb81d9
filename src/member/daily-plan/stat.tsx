import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import styles from "./stat.module.css";

/** One figure of the day. */
export function Stat({
  name,
  icon,
  wide = false,
  children,
}: {
  name: string;
  icon: string;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={styles.stat} data-wide={wide || undefined}>
      <dt className={styles.name}>
        <Icon name={icon} className={styles.icon} />
        <span>{name}</span>
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

/** A note next to a value, or in place of one. */
export function StatHint({ children }: { children: ReactNode }) {
  return <span className={styles.hint}>{children}</span>;
}
