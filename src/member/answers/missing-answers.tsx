import { Icon } from "#ui/icon.tsx";
import { AnswersLink } from "./answers-link.tsx";
import styles from "./missing-answers.module.css";
import { MISSING } from "./use-answers-view.ts";

/** What the plan doesn't know about the member, and the way to the questions about it. */
export function MissingAnswers({ missing }: { missing: readonly string[] }) {
  if (missing.length === 0) return null;
  return (
    <div className={styles.missing}>
      <Icon name="info" className={styles.icon} />
      <p>
        Some answers are missing, so parts of your plan are made for the average member.{" "}
        <AnswersLink view={MISSING}>
          {missing.length === 1
            ? "Answer one question"
            : `Answer ${missing.length} short questions`}
        </AnswersLink>
      </p>
    </div>
  );
}
