import type { ArmNumbers, NumbersReport } from "#api/numbers-report.ts";
import type { Plan } from "#compiler/plan.ts";
import { rangeText } from "../../../rules/numbers/days.ts";
import type { Column } from "../figures/column.ts";
import { DataTable } from "../figures/data-table.tsx";
import { HiddenNote } from "../figures/hidden-note.tsx";
import { SectionCard } from "../figures/section-card.tsx";
import { totalsColumns } from "../figures/totals-columns.ts";
import styles from "./arms-section.module.css";
import { type ExperimentResult, experimentResults } from "./experiment-result.ts";
import { VerdictBox } from "./verdict-box.tsx";

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
