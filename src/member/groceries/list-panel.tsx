import { type ReactNode, useId } from "react";
import styles from "./list-panel.module.css";

interface ListPanelProps {
  title: string;
  /** Shown in place of the lists if there are none. */
  empty: string;
  isEmpty: boolean;
  children: ReactNode;
}

/** A panel next to the open list, with other lists to open. */
export function ListPanel({ title, empty, isEmpty, children }: ListPanelProps) {
  const titleId = useId();
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {isEmpty && <p className={styles.empty}>{empty}</p>}
      <ul className={styles.lists} hidden={isEmpty}>
        {children}
      </ul>
    </section>
  );
}
