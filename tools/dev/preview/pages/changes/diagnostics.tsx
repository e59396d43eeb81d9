import { Icon } from "#ui/icon.tsx";
import type { ShownDiagnostic } from "../preview-data.ts";
import { OpenInEditor } from "../toolbar/open-in-editor.tsx";
import styles from "./diagnostics.module.css";

interface ProblemsProps {
  errors: ShownDiagnostic[];
  warnings: ShownDiagnostic[];
  /** True if there's a version without errors to show. */
  hasScreens: boolean;
}

/** The errors that keep the funnel from being published, and the warnings to review. */
export function Diagnostics({ errors, warnings, hasScreens }: ProblemsProps) {
  const summary = [formatCount(errors.length, "error"), formatCount(warnings.length, "warning")]
    .filter(Boolean)
    .join(", ");
  return (
    <details
      className={styles.problems}
      open={errors.length > 0 || undefined}
      data-broken={errors.length > 0 || undefined}
    >
      <summary className={styles.summary}>
        <Icon name={chooseSign(errors, warnings)} className={styles.sign} />
        <span role="status">{summary || "No problems: every path was checked."}</span>
        {errors.length > 0 && hasScreens && (
          <span className={styles.hint}>The screens show the last version without errors.</span>
        )}
      </summary>
      <ul className={styles.list}>
        {[
          ...errors.map((problem) => ({ ...problem, kind: "error" })),
          ...warnings.map((problem) => ({ ...problem, kind: "warning" })),
        ].map((problem) => (
          <Problem key={`${problem.opens} ${problem.message}`} {...problem} />
        ))}
      </ul>
    </details>
  );
}

type ProblemProps = ShownDiagnostic & { kind: string };

function Problem({ kind, opens, file, line, column, message, frame }: ProblemProps) {
  return (
    <li className={styles.problem} data-kind={kind}>
      <p className={styles.kind}>{kind === "error" ? "Error" : "Warning"}</p>
      <OpenInEditor opens={opens}>{`${file}:${line}:${column}`}</OpenInEditor>
      <p className={styles.message}>{message}</p>
      {kind === "error" && <pre className={styles.frame}>{frame}</pre>}
    </li>
  );
}

function chooseSign(errors: ShownDiagnostic[], warnings: ShownDiagnostic[]) {
  if (errors.length > 0) return "warning-circle";
  return warnings.length > 0 ? "warning" : "check-circle";
}

const formatCount = (count: number, word: string) =>
  count === 0 ? "" : `${count} ${word}${count === 1 ? "" : "s"}`;
