import type { Weight } from "#lib/measures/weight.ts";
import { Icon } from "#ui/icon.tsx";
import type { WeightPoint } from "../../tracker/notes.ts";
import { ProgressCard } from "../progress-card.tsx";
import styles from "./weight-card.module.css";
import { WeightChart } from "./weight-chart.tsx";
import { weightSummary } from "./weight-summary.ts";
import { WeightTable } from "./weight-table.tsx";

interface WeightCardProps {
  points: WeightPoint[];
  isSample: boolean;
  unit: Weight["unit"];
}

/** The weight over time: as a sentence, a chart, and a table. */
export function WeightCard({ points, isSample, unit }: WeightCardProps) {
  return (
    <ProgressCard
      title="Your weight"
      aside={
        isSample && (
          <p className={styles.sample}>
            <Icon name="info" className={styles.sampleIcon} />
            <span>Sample data until you enter your own weight</span>
          </p>
        )
      }
    >
      <p className={styles.sentence} role="status">
        {weightSummary(points, unit, isSample)}
      </p>
      <WeightChart points={points} isSample={isSample} unit={unit} />
      <WeightTable points={points} isSample={isSample} unit={unit} />
    </ProgressCard>
  );
}
