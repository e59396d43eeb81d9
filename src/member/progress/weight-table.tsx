import type { Weight } from "#lib/weight.ts";
import { Icon } from "#ui/icon.tsx";
import type { WeightPoint } from "../tracker/notes.ts";
import styles from "./weight-card.module.css";
import { amountText } from "./weight-text.ts";

/** The chart for whoever would rather read it. */
export function WeightTable({ points, unit, isSample }: { points: WeightPoint[]; unit: Weight["unit"]; isSample: boolean }) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        <Icon name="caret-down-bold" className={styles.caret} />
        Show as table
      </summary>
      <table className={styles.table}>
        <caption className={styles.caption}>
          {isSample ? "Sample weights" : "Your weights"} by day, in {unit}
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
              <th scope="row">Day {day}</th>
              <td>{amountText(value, unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
