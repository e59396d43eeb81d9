import { useState } from "react";
import type { Weight } from "#lib/measures/weight.ts";
import { UnitToggle } from "#ui/forms/unit-toggle.tsx";
import { Icon } from "#ui/icon.tsx";
import type { WeightPoint } from "../../tracker/notes.ts";
import type { DatedWeight } from "../../tracker/weight-history.ts";
import { ChartLegend } from "../chart/chart-legend.tsx";
import { ProgressChart } from "../chart/progress-chart.tsx";
import { ProgressCard } from "../progress-card.tsx";
import { type Milestone, shownMilestones } from "./milestones.ts";
import styles from "./weight-card.module.css";
import { fullRange, planRange } from "./weight-range.ts";
import { weightSummary } from "./weight-summary.ts";
import { WeightTable } from "./weight-table.tsx";
import { amountText } from "./weight-text.ts";

const RANGES = [
  { value: "plan", label: "Your plan" },
  { value: "everything", label: "Everything" },
] as const;

interface WeightCardProps {
  points: WeightPoint[];
  isSample: boolean;
  unit: Weight["unit"];
  milestones: readonly Milestone[];
  /** The weights from before the plan, if there are any. */
  history: readonly DatedWeight[];
  dayOne: Date;
}

/** The weight over time: as a sentence, a chart, milestones, and a table. */
export function WeightCard(props: WeightCardProps) {
  const { points, isSample, unit, milestones, history, dayOne } = props;
  const [chosen, choose] = useState<"plan" | "everything">("plan");
  const isFull = history.length > 0 && chosen === "everything";
  const range = isFull
    ? fullRange(history, isSample ? [] : points, { dayOne, unit })
    : planRange(points, isSample);
  const isOfSample = isSample && !isFull;
  return (
    <ProgressCard title="Your weight" aside={isOfSample && <SampleNote />}>
      {history.length > 0 && (
        <div className={styles.range}>
          <UnitToggle label="Time shown" units={RANGES} chosen={chosen} onChoose={choose} />
        </div>
      )}
      <p className={styles.sentence} role="status">
        {weightSummary(range.points, unit, isOfSample, range.formatSince)}
      </p>
      {milestones.length > 0 && <MilestoneList milestones={milestones} unit={unit} />}
      <ProgressChart
        name="Weight"
        unit={unit}
        points={range.points}
        axis={range.axis}
        isSample={isOfSample}
        milestones={shownMilestones(milestones)}
      />
      {range.points.some(({ trend }) => trend !== undefined) && (
        <ChartLegend name="Each day's weight" />
      )}
      <WeightTable
        caption={`${isOfSample ? "Sample weights" : "Your weights"} by day, in ${unit}`}
        name="Weight"
        points={range.rows}
        unit={unit}
        formatDay={range.formatRow}
      />
    </ProgressCard>
  );
}

function SampleNote() {
  return (
    <p className={styles.sample}>
      <Icon name="info" className={styles.sampleIcon} />
      <span>Sample data until you enter your own weight</span>
    </p>
  );
}

/** The plan's milestones, and how far away they are. */
function MilestoneList({
  milestones,
  unit,
}: {
  milestones: readonly Milestone[];
  unit: Weight["unit"];
}) {
  return (
    <ul className={styles.milestones} aria-label="Milestones of your plan">
      {milestones.map(({ name, value, isReached, left }) => (
        <li key={name} className={styles.milestone} data-reached={isReached || undefined}>
          <Icon name={isReached ? "check-circle" : "circle-dashed"} className={styles.icon} />
          <span>
            <strong>{`${name}: ${amountText(value, unit)}`}</strong>{" "}
            <span className={styles.left}>
              {isReached ? "Reached" : `${amountText(left, unit)} to go`}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
