import { useState } from "react";
import { Icon } from "#ui/icon.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import type { TrendPoint } from "../chart/trend.ts";
import styles from "./weight-table.module.css";
import { type AmountUnit, amountText } from "./weight-text.ts";

interface WeightTableProps {
  /** Names the table. */
  caption: string;
  /** The heading of the values: Weight. */
  name: string;
  points: TrendPoint[];
  unit: AmountUnit;
  formatDay: (day: number) => string;
}

/** The chart's data as a table. Screen readers get it without unfolding it first. */
export function WeightTable(weights: WeightTableProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {!isOpen && (
        <VisuallyHidden as="div">
          <Weights {...weights} />
        </VisuallyHidden>
      )}
      <details
        className={styles.details}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary className={styles.summary}>
          <Icon name="caret-down-bold" className={styles.caret} />
          <span>Show as table</span>
        </summary>
        {isOpen && <Weights {...weights} />}
      </details>
    </>
  );
}

function Weights({ caption, name, points, unit, formatDay }: WeightTableProps) {
  const hasTrend = points.some(({ trend }) => trend !== undefined);
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">{name}</th>
          {hasTrend && <th scope="col">Trend</th>}
        </tr>
      </thead>
      <tbody>
        {points.map(({ day, value, trend }) => (
          <tr key={day}>
            <th scope="row">{formatDay(day)}</th>
            <td>{amountText(value, unit)}</td>
            {hasTrend && <td>{trend === undefined ? null : amountText(trend, unit)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
