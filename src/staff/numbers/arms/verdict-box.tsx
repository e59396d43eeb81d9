import { Icon } from "#ui/icon.tsx";
import {
  intervalText,
  missingText,
  type VerdictText,
  verdictText,
} from "../../../rules/experiments/verdict-text.ts";
import { percentText } from "../../../rules/numbers/figure-text.ts";
import type { ExperimentResult } from "./experiment-result.ts";
import styles from "./verdict-box.module.css";

const icons: Record<VerdictText["tone"], string> = {
  good: "check-circle",
  wait: "hourglass-medium",
  plain: "scales",
  bad: "warning-circle",
};

/** An experiment's verdict, in words. */
export function VerdictBox({ result: { verdict } }: { result: ExperimentResult }) {
  if ("missing" in verdict) return <p className={styles.missing}>{missingText[verdict.missing]}</p>;
  const { report } = verdict;
  const { tone, label, finding, toDo } = verdictText(report);
  const [first] = report.arms;
  const pairs = report.compared.filter((pair) => pair.first === first?.arm);
  return (
    <div className={[styles.verdict, styles[tone]].join(" ")}>
      <p className={styles.label}>
        <Icon name={icons[tone]} className={styles.icon} />
        <span>{label}</span>
      </p>
      <p>{`${finding} ${toDo}`}</p>
      {tone !== "bad" && (
        <ul className={styles.intervals}>
          {pairs.map((pair) => (
            <li key={pair.other}>
              <span>{intervalText(pair)}</span>{" "}
              <span>
                {`${percentText(1 - report.assumed.alpha, 0)} certain, however often you look.`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
