import { MotionGlobalConfig } from "framer-motion";
import {
  CartesianGrid,
  LabelList,
  Line,
  LineChart,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import { shortNumber } from "#lib/typed/decimal.ts";
import { useDismissal } from "#ui/use-dismissal.ts";
import { type DayAxis, weightTicks } from "../weight/weight-axes.ts";
import { WeightName } from "../weight/weight-name.tsx";
import { type AmountUnit, amountText, unitName } from "../weight/weight-text.ts";
import { WeightTip } from "../weight/weight-tip.tsx";
import styles from "./progress-chart.module.css";
import type { TrendPoint } from "./trend.ts";

/** With more points, their dots would hide the line. */
const MAX_DOTS = 60;

interface ProgressChartProps {
  /** The subject of the vertical axis: Weight. */
  name: string;
  unit: AmountUnit;
  points: TrendPoint[];
  axis: DayAxis;
  isSample?: boolean;
  milestones?: readonly { name: string; value: number }[];
}

/** Values by day as a line, and their trend. Hidden from screen readers: there's a table. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a chart is one tree of parts
export function ProgressChart({
  name,
  unit,
  points,
  axis,
  isSample = false,
  milestones = [],
}: ProgressChartProps) {
  const values = weightTicks(
    points,
    milestones.map(({ value }) => value),
  );
  const tip = useDismissal();
  const hasDots = points.length <= MAX_DOTS;
  // The labels appear when the line is complete.
  const isAnimated = MotionGlobalConfig.skipAnimations || !hasDots ? false : "auto";
  return (
    <div className={styles.chart} aria-hidden="true" onPointerLeave={tip.reset}>
      <ResponsiveContainer width="100%" height="100%">
        <LineChart
          data={points}
          margin={{ top: 16, right: 8, bottom: 20, left: 4 }}
          accessibilityLayer={false}
        >
          <CartesianGrid vertical={false} stroke="var(--line)" syncWithTicks />
          <XAxis
            dataKey="day"
            type="number"
            domain={[axis.from, axis.to]}
            ticks={axis.ticks}
            tickFormatter={axis.formatTick}
            interval="preserveStartEnd"
            padding={{ left: 20, right: 20 }}
            tickLine={false}
            axisLine={{ stroke: "var(--line-strong)" }}
            label={{ value: axis.title, position: "insideBottom", offset: -12 }}
          />
          <YAxis
            domain={[values[0] ?? 0, values.at(-1) ?? 1]}
            ticks={values}
            // Show every tick: by default, which ones are left out depends on when the fonts load.
            interval={0}
            // Space for the labels above and below the line.
            padding={{ top: 20, bottom: 28 }}
            tickFormatter={shortNumber}
            width={52}
            tickLine={false}
            axisLine={false}
            label={{
              value: `${name} in ${unitName(unit)}`,
              angle: -90,
              position: "insideLeft",
              style: { textAnchor: "middle" },
            }}
          />
          <ReferenceLine
            y={points[0]?.value ?? 0}
            stroke="var(--line-strong)"
            strokeDasharray="2 5"
          />
          {milestones.map((milestone) => (
            <ReferenceLine
              key={milestone.name}
              y={milestone.value}
              stroke="var(--good)"
              strokeWidth={2}
              strokeDasharray="10 4 2 4"
              label={{
                value: `${milestone.name}: ${amountText(milestone.value, unit)}`,
                position: "insideBottomLeft",
                fill: "var(--good)",
              }}
            />
          ))}
          <Tooltip
            content={
              tip.isDismissed ? () => null : <WeightTip unit={unit} formatDay={axis.formatDay} />
            }
            cursor={tip.isDismissed ? false : { stroke: "var(--line-strong)" }}
          />
          <Line
            dataKey="trend"
            type="linear"
            isAnimationActive={isAnimated}
            animationDuration={400}
            stroke="var(--cool)"
            strokeWidth={3}
            strokeDasharray="7 4"
            dot={false}
            activeDot={false}
          />
          <Line
            dataKey="value"
            type="linear"
            isAnimationActive={isAnimated}
            animationDuration={400}
            stroke="var(--ember)"
            strokeWidth={hasDots ? 3 : 1}
            {...(isSample ? { strokeDasharray: "8 6" } : {})}
            dot={
              hasDots && { r: 5, fill: "var(--surface)", strokeWidth: 3, strokeDasharray: "none" }
            }
            activeDot={
              tip.isDismissed
                ? false
                : { r: 7, fill: "var(--ember)", stroke: "var(--surface)", strokeWidth: 2 }
            }
          >
            <LabelList content={<WeightName points={points} unit={unit} axis={axis} />} />
          </Line>
        </LineChart>
      </ResponsiveContainer>
    </div>
  );
}
