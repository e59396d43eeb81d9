import type { Finding } from "#rules/health/rules.ts";
import styles from "./finding-card.module.css";
import { HealthMark } from "./health-mark.tsx";

/** The problem, and the way to fix it. */
export function FindingCard({ finding: { rule, text } }: { finding: Finding }) {
  return (
    <li className={`${styles.card} ${rule.isUrgent ? styles.act : styles.look}`}>
      <div className={styles.head}>
        <h3 className={styles.subject}>{rule.subject}</h3>
        <HealthMark state={rule.isUrgent ? "act" : "look"} />
      </div>
      <p>{text}</p>
      <p>
        <strong>What to do:</strong> <span>{rule.toDo}</span>
      </p>
      <p className={styles.steps}>{`The steps: docs/operating/incidents.md, “${rule.section}”`}</p>
    </li>
  );
}
