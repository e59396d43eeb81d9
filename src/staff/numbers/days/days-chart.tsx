import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import type { DayNumbers } from "#api/numbers-report.ts";
import { useDismissal } from "#ui/use-dismissal.ts";
import { dayText, shortDayText } from "../../../rules/numbers/days.ts";
import { axisText, type DayMeasure, getMeasure, measureText } from "./day-measure.ts";
import styles from "./days-chart.module.css";

export interface DaysChartProps {
  days: DayNumbers[];
  measure: DayMeasure;
  currency: string;
}

/** A bar for each day. Hidden from screen readers: the table has the same data. */
export function DaysChart({ days, measure, currency }: DaysChartProps) {
  const tip = useDismissal();
  return (
    <div className={styles.chart} aria-hidden="true" onPointerLeave={tip.reset}>
      <ResponsiveContainer width="100%" height="100%">
        <BarChart
          data={days}
          margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
          accessibilityLayer={false}
        >
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="day"
            tickFormatter={shortDayText}
            interval="preserveStartEnd"
            minTickGap={24}
            tickLine={false}
            axisLine={{ stroke: "var(--line-strong)" }}
          />
          <YAxis
            allowDecimals={false}
            tickFormatter={(figure: number) => axisText(figure, measure, currency)}
            width={52}
            tickLine={false}
            axisLine={false}
          />
          <Tooltip
            content={
              tip.isDismissed ? () => null : <DayTip measure={measure} currency={currency} />
            }
            cursor={tip.isDismissed ? false : { fill: "var(--brand-tint)" }}
          />
          <Bar
            dataKey={(day: DayNumbers) => getMeasure(day, measure)}
            isAnimationActive={false}
            fill="var(--ember)"
            radius={[4, 4, 0, 0]}
            maxBarSize={48}
          />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

interface DayTipProps extends Omit<DaysChartProps, "days"> {
  /** The chart passes what is under the pointer. */
  payload?: { payload?: DayNumbers }[];
}

function DayTip({ measure, currency, payload }: DayTipProps) {
  const day = payload?.[0]?.payload;
  if (!day) return null;
  return (
    <div className={styles.tip}>
      <p className={styles.day}>{dayText(day.day)}</p>
      <p>{measureText(getMeasure(day, measure), measure, currency)}</p>
    </div>
  );
}
