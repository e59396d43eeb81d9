import { Icon } from "#ui/icon.tsx";
import { OpenInEditor } from "./open-in-editor.tsx";
import type { ShownProblem } from "./preview-data.ts";
import styles from "./problems.module.css";

interface ProblemsProps {
  errors: ShownProblem[];
  warnings: ShownProblem[];
  /** Those of a version without mistakes, where there was one since the page came. */
  hasScreens: boolean;
}

/** What keeps the funnel from being published, and what should be looked at again. */
export function Problems({ errors, warnings, hasScreens }: ProblemsProps) {
  const told = [counted(errors.length, "mistake"), counted(warnings.length, "doubt")]
    .filter(Boolean)
    .join(", ");
  return (
    <details
      className={styles.problems}
      open={errors.length > 0 || undefined}
      data-broken={errors.length > 0 || undefined}
    >
      <summary className={styles.summary}>
        <Icon
          name={
            errors.length > 0 ? "warning-circle" : warnings.length > 0 ? "warning" : "check-circle"
          }
          className={styles.sign}
        />
        <span role="status">{told ? told : "No problems: every path was checked."}</span>
        {errors.length > 0 && hasScreens && (
          <span className={styles.hint}>
            The screens are those of the last version without mistakes.
          </span>
        )}
      </summary>
      <ul className={styles.list}>
        {[
          ...errors.map((problem) => ({ ...problem, kind: "error" })),
          ...warnings.map((problem) => ({ ...problem, kind: "warning" })),
        ].map((problem) => (
          <li
            key={`${problem.opens} ${problem.message}`}
            className={styles.problem}
            data-kind={problem.kind}
          >
            <p className={styles.kind}>{problem.kind === "error" ? "Mistake" : "Doubt"}</p>
            <OpenInEditor
              opens={problem.opens}
            >{`${problem.file}:${problem.line}:${problem.column}`}</OpenInEditor>
            <p className={styles.message}>{problem.message}</p>
            {problem.kind === "error" && <pre className={styles.frame}>{problem.frame}</pre>}
          </li>
        ))}
      </ul>
    </details>
  );
}

const counted = (count: number, word: string) =>
  count === 0 ? "" : `${count} ${word}${count === 1 ? "" : "s"}`;
