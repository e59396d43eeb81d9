import { useId } from "react";
import { Icon } from "#ui/icon.tsx";
import type { Offer } from "../schema/offer-schema.ts";
import styles from "./questions.module.css";

/** Questions that expand to show their answers. */
export function Questions({ title, entries }: Offer["faq"]) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {entries.map(({ question, answer }) => (
        <details key={question} className={styles.entry}>
          <summary className={styles.question}>
            <span>{question}</span>
            <Icon name="caret-down-bold" className={styles.caret} />
          </summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </section>
  );
}
