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
import type { Weight } from "#lib/measures/weight.ts";
import { useDismissal } from "#ui/use-dismissal.ts";
import type { WeightPoint } from "../../tracker/notes.ts";
import { dayTicks, weightTicks } from "./weight-axes.ts";
import styles from "./weight-chart.module.css";
import { WeightName } from "./weight-name.tsx";
import { shortNumber } from "./weight-text.ts";
import { WeightTip } from "./weight-tip.tsx";

interface WeightChartProps {
  points: WeightPoint[];
  isSample: boolean;
  unit: Weight["unit"];
}

/** The weights as a line with dots. Hidden from screen readers: the table has the same data. */
export function WeightChart({ points, isSample, unit }: WeightChartProps) {
  const days = dayTicks(points);
  const weights = weightTicks(points);
  const tip = useDismissal();
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
            domain={[1, days.at(-1) ?? 1]}
            ticks={days}
            interval="preserveStartEnd"
            padding={{ left: 20, right: 20 }}
            tickLine={false}
            axisLine={{ stroke: "var(--line-strong)" }}
            label={{ value: "Day", position: "insideBottom", offset: -12 }}
          />
          <YAxis
            domain={[weights[0] ?? 0, weights.at(-1) ?? 1]}
            ticks={weights}
            // Show every tick: by default, which ones are left out depends on when the fonts load.
            interval={0}
            // Space for the labels above and below the line.
            padding={{ top: 20, bottom: 28 }}
            tickFormatter={shortNumber}
            width={52}
            tickLine={false}
            axisLine={false}
            label={{
              value: `Weight in ${unit}`,
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
          <Tooltip
            content={tip.isDismissed ? () => null : <WeightTip unit={unit} />}
            cursor={tip.isDismissed ? false : { stroke: "var(--line-strong)" }}
          />
          <Line
            dataKey="value"
            type="linear"
            // The labels appear when the line is complete.
            isAnimationActive={MotionGlobalConfig.skipAnimations ? false : "auto"}
            animationDuration={400}
            stroke="var(--ember)"
            strokeWidth={3}
            {...(isSample ? { strokeDasharray: "8 6" } : {})}
            dot={{ r: 5, fill: "var(--surface)", strokeWidth: 3, strokeDasharray: "none" }}
            activeDot={
              tip.isDismissed
                ? false
                : { r: 7, fill: "var(--ember)", stroke: "var(--surface)", strokeWidth: 2 }
            }
          >
            <LabelList content={<WeightName points={points} unit={unit} />} />
          </Line>
        </LineChart>
      </ResponsiveContainer>
    </div>
  );
}
