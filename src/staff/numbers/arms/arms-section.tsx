import type { ArmNumbers, NumbersReport } from "#api/numbers-report.ts";
import type { Plan } from "#compiler/plan.ts";
import { Icon } from "#ui/icon.tsx";
import {
  intervalText,
  missingText,
  type VerdictText,
  verdictText,
} from "../../../rules/experiments/verdict-text.ts";
import { rangeText } from "../../../rules/numbers/days.ts";
import { percentText } from "../../../rules/numbers/figure-text.ts";
import type { Column } from "../figures/column.ts";
import { DataTable } from "../figures/data-table.tsx";
import { HiddenNote } from "../figures/hidden-note.tsx";
import { SectionCard } from "../figures/section-card.tsx";
import { totalsColumns } from "../figures/totals-columns.ts";
import styles from "./arms-section.module.css";
import { type ExperimentResult, experimentResults } from "./experiment-result.ts";

interface ArmsSectionProps {
  report: NumbersReport;
  plan: Plan;
  currency: string;
  fileName: string;
}

/** The arms of each experiment side by side, and what they show. */
export function ArmsSection({ report, plan, currency, fileName }: ArmsSectionProps) {
  const results = experimentResults(report, plan);
  return (
    <SectionCard
      title="Experiments"
      hint={
        results.length > 0 &&
        `Counted on the days shown, ${rangeText(report)}. A verdict needs all days since the experiment began.`
      }
    >
      {results.length === 0 && <p>The funnel has no experiments.</p>}
      {results.map((result) => (
        <article key={result.id} className={styles.experiment}>
          <h3 className={styles.question}>{result.question ?? result.id}</h3>
          <VerdictBox result={result} />
          <DataTable
            caption={`Arms of ${result.id}`}
            columns={createColumns(result, currency)}
            rows={result.arms}
            getKey={({ arm }) => arm}
            fileName={`arms-${result.id}-${fileName}`}
          />
        </article>
      ))}
      <HiddenNote groups={report.hidden.arms} />
    </SectionCard>
  );
}

function createColumns({ winner }: ExperimentResult, currency: string): Column<ArmNumbers>[] {
  return [
    {
      title: "Arm",
      text: ({ arm }) => (arm === winner ? `${arm} (winner)` : arm),
      value: ({ arm }) => arm,
    },
    ...totalsColumns(currency),
  ];
}

const icons: Record<VerdictText["tone"], string> = {
  good: "check-circle",
  wait: "hourglass-medium",
  plain: "scales",
  bad: "warning-circle",
};

/** An experiment's verdict, in words. */
function VerdictBox({ result: { verdict } }: { result: ExperimentResult }) {
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
