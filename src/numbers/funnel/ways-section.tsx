import type { NumbersReport } from "#api/numbers-report.ts";
import type { Column } from "../figures/column.ts";
import { countText, percentText } from "../figures/figure-text.ts";
import { FoldedTable } from "../figures/folded-table.tsx";
import { HiddenNote } from "../figures/hidden-note.tsx";
import { SectionCard } from "../figures/section-card.tsx";
import type { FunnelRow, Way } from "./funnel-rows.ts";
import styles from "./ways-section.module.css";

interface WaysSectionProps {
  report: NumbersReport;
  rows: FunnelRow[];
  fileName: string;
}

interface Edge extends Way {
  from: FunnelRow;
  /** The share of all visits, from 0 to 1. */
  ofAll: number | undefined;
}

const columns: Column<Edge>[] = [
  { title: "From", text: ({ from }) => from.title },
  { title: "To", text: ({ title }) => title },
  { title: "Times", text: ({ count }) => countText(count), value: ({ count }) => count },
  { title: "Of this step", text: ({ share }) => percentText(share), value: ({ share }) => share },
  {
    title: "Of all visits",
    text: ({ ofAll }) => percentText(ofAll),
    value: ({ ofAll }) => ofAll ?? null,
  },
];

/** Where visitors go from each step. */
export function WaysSection({ report, rows, fileName }: WaysSectionProps) {
  const { visits } = report.totals;
  const withWays = rows.filter(({ ways }) => ways.length > 0);
  const edges = withWays.flatMap((from) =>
    from.ways.map((way) => ({
      ...way,
      from,
      ofAll: visits === 0 ? undefined : way.count / visits,
    })),
  );
  return (
    <SectionCard
      title="Ways"
      hint="Where visitors go from each step, as a share of those who saw it."
    >
      <ol className={styles.steps}>
        {withWays.map(({ place, title, ways, dropOff }) => (
          <li key={place} className={styles.step}>
            <p className={styles.from}>{title}</p>
            <ul className={styles.ways}>
              {ways.map((way) => (
                <WayLine key={way.to} name={way.title} share={way.share} />
              ))}
              <WayLine name="Stopped" share={dropOff} isEnd />
            </ul>
          </li>
        ))}
      </ol>
      <HiddenNote groups={report.hidden.edges} />
      <FoldedTable
        caption="Ways between steps"
        columns={columns}
        rows={edges}
        keyOf={({ from, to }) => `${from.place} ${to}`}
        fileName={`ways-${fileName}`}
      />
    </SectionCard>
  );
}

function WayLine({ name, share, isEnd = false }: { name: string; share: number; isEnd?: boolean }) {
  return (
    <li className={isEnd ? styles.end : styles.way}>
      <span className={styles.share}>{percentText(share)}</span>
      <span className={styles.line} aria-hidden="true">
        <span className={styles.part} style={{ width: `${Math.min(share, 1) * 100}%` }} />
      </span>
      <span className={styles.to}>{name}</span>
    </li>
  );
}
