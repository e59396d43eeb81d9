import { Component, type ReactNode, Suspense, useState } from "react";
import type { DayNumbers, NumbersReport } from "#api/numbers-report.ts";
import { withTimeout } from "#lib/with-timeout.ts";
import { ChoiceRow } from "#ui/choice-row.tsx";
import { lazyPart } from "#ui/loading/lazy-part.ts";
import { dayText } from "../../../rules/numbers/days.ts";
import type { Column } from "../figures/column.ts";
import { FoldedTable } from "../figures/folded-table.tsx";
import { HiddenNote } from "../figures/hidden-note.tsx";
import { SectionCard } from "../figures/section-card.tsx";
import { totalsColumns } from "../figures/totals-columns.ts";
import { type DayMeasure, measures } from "./day-measure.ts";
import styles from "./days-section.module.css";

// The figures don't wait for the chart library.
// Nothing shows that it's loading, so a late one counts as failed.
const CHART_TIMEOUT_MS = 10_000;
const DaysChart = lazyPart(
  () => withTimeout(CHART_TIMEOUT_MS, () => import("./days-chart.tsx")),
  "DaysChart",
);

interface DaysSectionProps {
  report: NumbersReport;
  currency: string;
  fileName: string;
}

/** The range day by day. */
export function DaysSection({ report: { days, hidden }, currency, fileName }: DaysSectionProps) {
  const [measure, setMeasure] = useState<DayMeasure>("visits");
  const columns: Column<DayNumbers>[] = [
    { title: "Day", text: ({ day }) => dayText(day), value: ({ day }) => day },
    ...totalsColumns(currency),
  ];
  return (
    <SectionCard
      title="Days"
      aside={<ChoiceRow label="Figure" choices={measures} chosen={measure} onChoose={setMeasure} />}
    >
      {days.length > 1 && (
        <div className={styles.space}>
          <ChartBoundary>
            <Suspense fallback={null}>
              <DaysChart days={days} measure={measure} currency={currency} />
            </Suspense>
          </ChartBoundary>
        </div>
      )}
      {days.length + hidden.days === 1 && (
        <p className={styles.note}>A single day has no trend to chart. Choose more days.</p>
      )}
      <HiddenNote groups={hidden.days} one="day" />
      <FoldedTable
        caption="Figures by day"
        columns={columns}
        rows={days}
        getKey={({ day }) => day}
        fileName={`days-${fileName}`}
      />
    </SectionCard>
  );
}

/** Catches a chart that can't be loaded. Its table has the same figures. */
class ChartBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <p className={styles.chartBoundaryNote} role="status">
        The chart can't be loaded right now. The table below has the same figures.
      </p>
    );
  }
}
