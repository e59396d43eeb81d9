import { useState } from "react";
import type { Weight } from "#lib/measures/weight.ts";
import { Icon } from "#ui/icon.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import type { WeightPoint } from "../../tracker/notes.ts";
import styles from "./weight-table.module.css";
import { amountText } from "./weight-text.ts";

interface WeightTableProps {
  points: WeightPoint[];
  unit: Weight["unit"];
  isSample: boolean;
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

function Weights({ points, unit, isSample }: WeightTableProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        {`${isSample ? "Sample weights" : "Your weights"} by day, in ${unit}`}
      </caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Weight</th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ day, value }) => (
          <tr key={day}>
            <th scope="row">{`Day ${day}`}</th>
            <td>{amountText(value, unit)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
