import type { NumbersReport, Totals } from "#api/numbers-report.ts";
import { Icon } from "#ui/icon.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import {
  centsText,
  countText,
  NO_FIGURE,
  percentText,
} from "../../../rules/numbers/figure-text.ts";
import {
  centsPerVisit,
  computeChange,
  computeConversion,
  computeNetCents,
} from "../figures/rates.ts";
import styles from "./totals-tiles.module.css";

interface Tile {
  name: string;
  of: (totals: Totals) => number | undefined;
  text: (figure: number | undefined) => string;
}

const createTiles = (currency: string): Tile[] => {
  const formatWhole = (figure = 0) => countText(figure);
  const money = (cents: number | undefined) => centsText(cents, currency);
  return [
    { name: "Visits", of: ({ visits }) => visits, text: formatWhole },
    { name: "Orders", of: ({ orders }) => orders, text: formatWhole },
    { name: "Conversion", of: computeConversion, text: (share) => percentText(share, 2) },
    { name: "Revenue", of: computeNetCents, text: money },
    { name: "Revenue per visit", of: centsPerVisit, text: money },
  ];
};

/** Too few visits have no figures. */
const formatFigure = (totals: Totals | null, of: Tile["of"], text: Tile["text"]): string =>
  totals ? text(of(totals)) : NO_FIGURE;

/** The totals of the range, each with its change against the period before. */
export function TotalsTiles({
  report,
  currency,
}: {
  /** Without it, the tiles hold the place of the figures. */
  report: NumbersReport | undefined;
  currency: string;
}) {
  return (
    <dl className={styles.tiles}>
      {createTiles(currency).map(({ name, of, text }) => (
        <div key={name} className={styles.tile}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.figure} aria-hidden={!report}>
            {report ? formatFigure(report.totals, of, text) : <span className={styles.waiting} />}
          </dd>
          <dd className={styles.change}>
            {report && (
              <ChangeMark
                now={report.totals && report.before ? of(report.totals) : undefined}
                before={report.before ? of(report.before) : undefined}
                beforeText={report.before ? text(of(report.before)) : "fewer than 5 visits"}
              />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ChangeMarkProps {
  now: number | undefined;
  before: number | undefined;
  beforeText: string;
}

/** A change against the period before, with an arrow, so that it doesn't depend on color. */
function ChangeMark({ now, before, beforeText }: ChangeMarkProps) {
  const change = computeChange(now, before);
  const was = <span className={styles.before}>{`from ${beforeText}`}</span>;
  if (change === undefined) return <span className={styles.before}>{`before: ${beforeText}`}</span>;
  if (Math.abs(change) < 0.0005) return <span className={styles.before}>no change</span>;
  const isMore = change > 0;
  return (
    <span className={styles.line}>
      <span className={isMore ? styles.more : styles.less}>
        <Icon name={isMore ? "arrow-up" : "arrow-down"} />
        <VisuallyHidden>{isMore ? "up " : "down "}</VisuallyHidden>
        <span>{percentText(Math.abs(change))}</span>
      </span>{" "}
      {was}
    </span>
  );
}
