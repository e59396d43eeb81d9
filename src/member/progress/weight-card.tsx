import type { Weight } from "#lib/weight.ts";
import { Icon } from "#ui/icon.tsx";
import type { WeightPoint } from "../tracker/notes.ts";
import styles from "./weight-card.module.css";
import { WeightChart } from "./weight-chart.tsx";
import { weightSummary } from "./weight-summary.ts";
import { WeightTable } from "./weight-table.tsx";

interface WeightCardProps {
  points: WeightPoint[];
  isSample: boolean;
  unit: Weight["unit"];
}

/** How the weight goes: in a sentence, as a chart and as a table. */
export function WeightCard({ points, isSample, unit }: WeightCardProps) {
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>Your weight</h2>
        {isSample && (
          <p className={styles.sample}>
            <Icon name="info" className={styles.sampleIcon} />
            Sample data until you enter your own weight
          </p>
        )}
      </div>
      <p className={styles.sentence} role="status">
        {weightSummary(points, unit, isSample)}
      </p>
      <WeightChart points={points} isSample={isSample} unit={unit} />
      <WeightTable points={points} isSample={isSample} unit={unit} />
    </section>
  );
}
