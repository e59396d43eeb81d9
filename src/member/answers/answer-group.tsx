import { useId } from "react";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import styles from "./answer-group.module.css";
import { AnswersLink } from "./answers-link.tsx";

export interface AnswerRow {
  /** The view that asks for the answer. */
  view: string;
  label: string;
  text: string | undefined;
  /** The answer that counts until this one does. */
  until?: { day: number; text: string | undefined } | undefined;
}

const NOT_ANSWERED = "Not answered";

/** Answers about one subject, each with the way to change it. */
export function AnswerGroup({ title, rows }: { title: string; rows: AnswerRow[] }) {
  const titleId = useId();
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <dl className={styles.rows}>
        {rows.map(({ view, label, text, until }) => (
          <div key={view} className={styles.row} data-answer={view}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.text} data-open={text === undefined || undefined}>
              <span>{text ?? NOT_ANSWERED}</span>
              {until && (
                <span className={styles.until}>
                  {`From day ${until.day} on. Until then: ${until.text ?? NOT_ANSWERED}`}
                </span>
              )}
            </dd>
            <dd className={styles.change}>
              <AnswersLink view={view}>
                <span>{text === undefined ? "Answer" : "Change"}</span>
                <VisuallyHidden>{`: ${label}`}</VisuallyHidden>
              </AnswersLink>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
