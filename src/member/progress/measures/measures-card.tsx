import type { Length } from "#lib/measures/length.ts";
import type { Journal } from "../../tracker/journal.ts";
import { lengthsOf, MEASURES, type WeightPoint } from "../../tracker/notes.ts";
import { ProgressChart } from "../chart/progress-chart.tsx";
import { ProgressCard } from "../progress-card.tsx";
import { planAxis } from "../weight/weight-axes.ts";
import { WeightTable } from "../weight/weight-table.tsx";
import { amountText, unitName } from "../weight/weight-text.ts";
import { MEASURE_NAMES } from "./measure-text.ts";
import styles from "./measures-card.module.css";

/** A chart needs a line. */
const MIN_POINTS = 2;

interface MeasuresCardProps {
  journal: Journal;
  unit: Length["unit"];
}

/** The measures over time. Nothing until one of them was written down twice. */
export function MeasuresCard({ journal, unit }: MeasuresCardProps) {
  const charts = MEASURES.map((measure) => ({
    name: MEASURE_NAMES[measure],
    points: lengthsOf(journal, measure, unit),
  })).filter(({ points }) => points.length >= MIN_POINTS);
  if (charts.length === 0) return null;
  return (
    <ProgressCard title="Your measures" aside={null}>
      <div className={styles.charts}>
        {charts.map((chart) => (
          <MeasureChart key={chart.name} {...chart} unit={unit} />
        ))}
      </div>
    </ProgressCard>
  );
}

interface MeasureChartProps {
  name: string;
  points: WeightPoint[];
  unit: Length["unit"];
}

function MeasureChart({ name, points, unit }: MeasureChartProps) {
  const axis = planAxis(points);
  return (
    <section className={styles.chart} aria-label={name}>
      <h3 className={styles.name}>{name}</h3>
      <p>{changeText(points, unit)}</p>
      <ProgressChart name={name} unit={unit} points={points} axis={axis} />
      <WeightTable
        caption={`${name} by day, in ${unitName(unit)}`}
        name={name}
        points={points}
        unit={unit}
        formatDay={axis.formatDay}
      />
    </section>
  );
}

function changeText(points: WeightPoint[], unit: Length["unit"]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return "";
  const change = Math.round((last.value - first.value) * 10) / 10;
  if (change === 0) return `The same as on day ${first.day}: ${amountText(last.value, unit)}.`;
  const amount = amountText(Math.abs(change), unit);
  return `${amount} ${change < 0 ? "less" : "more"} than on day ${first.day}.`;
}
