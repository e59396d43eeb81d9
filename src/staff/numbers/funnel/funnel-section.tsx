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

interface FunnelBarProps {
  row: FunnelRow;
  /** The stays at the most visited place: the full width. */
  most: number;
  /** It loses the largest share of all. */
  isWorst: boolean;
}

/** A step with its visitors as a bar. The light end of the bar stopped here. */
function FunnelBar({ row, most, isWorst }: FunnelBarProps) {
  const { title, entered, left, dropOff, medianSeconds } = row;
  const width = (count: number) => `${(count / most) * 100}%`;
  return (
    <li className={isWorst ? styles.worst : styles.row} data-place-row={row.place}>
      <span className={styles.title}>{title}</span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.entered} style={{ width: width(entered) }} />
        <span className={styles.left} style={{ width: width(left) }} />
      </span>
      <span className={styles.figures}>
        <span className={styles.count}>{countText(entered)}</span>
        <span className={styles.drop}>{`−${percentText(dropOff)}`}</span>
        <span className={styles.time}>{secondsText(medianSeconds)}</span>
      </span>
    </li>
  );
}
