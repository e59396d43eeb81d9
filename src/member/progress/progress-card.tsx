import type { FocusEventHandler, ReactNode } from "react";
import styles from "./progress-card.module.css";

interface ProgressCardProps {
  title: string;
  /** Next to the title. */
  aside: ReactNode;
  onFocus?: FocusEventHandler;
  children: ReactNode;
}

/** A card of the tab with its title. */
export function ProgressCard({ title, aside, onFocus, children }: ProgressCardProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing visible happens on focus
    <section className={styles.card} onFocus={onFocus}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
