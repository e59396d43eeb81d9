import type { ShownReport } from "#api/numbers-report.ts";
import {
  countText,
  formatCount,
  percentText,
  secondsText,
} from "../../../rules/numbers/figure-text.ts";
import type { Column } from "../figures/column.ts";
import { FoldedTable } from "../figures/folded-table.tsx";
import { HiddenNote } from "../figures/hidden-note.tsx";
import { SectionCard } from "../figures/section-card.tsx";
import { FunnelBar } from "./funnel-bar.tsx";
import { type FunnelRow, largestDropOff } from "./funnel-rows.ts";
import styles from "./funnel-section.module.css";

interface FunnelSectionProps {
  report: ShownReport;
  rows: FunnelRow[];
  fileName: string;
}

const columns: Column<FunnelRow>[] = [
  { title: "Step", text: ({ title }) => title },
  { title: "Id", text: ({ place }) => place },
  { title: "Entered", text: ({ entered }) => countText(entered), value: ({ entered }) => entered },
  { title: "Went on", text: ({ left }) => countText(left), value: ({ left }) => left },
  { title: "Stopped", text: ({ inside }) => countText(inside), value: ({ inside }) => inside },
  {
    title: "Drop-off",
    text: ({ dropOff }) => percentText(dropOff),
    value: ({ dropOff }) => dropOff,
  },
  { title: "Answered", text: ({ answered }) => countText(answered), value: (row) => row.answered },
  {
    title: "Median time",
    text: ({ medianSeconds }) => secondsText(medianSeconds),
    value: ({ medianSeconds }) => medianSeconds,
  },
];

/** Where visitors stop, in the order of the flow. */
export function FunnelSection({ report, rows, fileName }: FunnelSectionProps) {
  const most = Math.max(1, ...rows.map(({ entered }) => entered));
  const worst = largestDropOff(rows);
  const known = rows.filter(({ isInPlan }) => isInPlan);
  const gone = rows.filter(({ isInPlan }) => !isInPlan);
  const bars = (some: FunnelRow[]) => (
    <ol className={styles.bars}>
      {some.map((row) => (
        <FunnelBar key={row.place} row={row} most={most} isWorst={row === worst} />
      ))}
    </ol>
  );
  return (
    <SectionCard
      title="Funnel"
      hint={
        worst &&
        `Most visitors stop at “${worst.title}”: ${percentText(worst.dropOff)} of those who see it.`
      }
    >
      <p className={styles.legend}>Entered · stopped here · median time</p>
      {bars(known)}
      {gone.length > 0 && (
        <div>
          <h3 className={styles.gone}>No longer in the funnel</h3>
          {bars(gone)}
        </div>
      )}
      <p className={styles.after}>
        <span>{`Then ${formatCount(report.totals.checkouts, "checkout")} started,`}</span>{" "}
        <span>{`and ${formatCount(report.totals.orders, "order")} paid.`}</span>
      </p>
      <HiddenNote groups={report.hidden.places} />
      <FoldedTable
        caption="Stays by step"
        columns={columns}
        rows={rows}
        getKey={({ place }) => place}
        fileName={`funnel-${fileName}`}
      />
    </SectionCard>
  );
}
