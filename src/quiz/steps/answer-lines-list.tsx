import { Icon } from "#ui/icon.tsx";
import type { ShownLines } from "./answer-lines.ts";
import styles from "./answer-lines-list.module.css";

/** Earlier answers, one per line. */
export function AnswerLinesList({ title, lines }: ShownLines) {
  return (
    <section className={styles.lines}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.all}>
        {lines.map(({ icon, label, text }) => (
          <li key={label} className={styles.line}>
            <Icon name={icon.icon} className={styles.icon} />
            <span>
              <span className={styles.label}>{label}</span> <strong>{text}</strong>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
