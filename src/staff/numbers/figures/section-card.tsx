import { type ReactNode, useId } from "react";
import styles from "./section-card.module.css";

interface SectionCardProps {
  title: string;
  /** The meaning of the figures, in one sentence. */
  hint?: ReactNode;
  /** Next to the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of the page, with its own title. */
export function SectionCard({ title, hint, aside, children }: SectionCardProps) {
  const titleId = useId();
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <div className={styles.about}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {hint && <p className={styles.hint}>{hint}</p>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}
