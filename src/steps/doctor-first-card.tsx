import { useId } from "react";
import { Icon } from "#ui/icon.tsx";
import styles from "./doctor-first-card.module.css";
import type { DoctorFirst } from "./schema/doctor-first-schema.ts";

/** Who must not start without a doctor's yes. */
export function DoctorFirstCard({ icon, title, entries, text }: DoctorFirst) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        <Icon name={icon.icon} className={styles.icon} />
        <span>{title}</span>
      </h2>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
      <p>{text}</p>
    </section>
  );
}
