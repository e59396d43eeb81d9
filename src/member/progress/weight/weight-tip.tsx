import type { TrendPoint } from "../chart/trend.ts";
import { type AmountUnit, amountText } from "./weight-text.ts";
import styles from "./weight-tip.module.css";

interface WeightTipProps {
  unit: AmountUnit;
  formatDay: (day: number) => string;
  /** Set by the chart. */
  active?: boolean;
  payload?: readonly { payload?: TrendPoint }[];
}

/** The tooltip of a dot. */
export function WeightTip({ unit, formatDay, active = false, payload }: WeightTipProps) {
  const point = payload?.[0]?.payload;
  if (!active || !point) return null;
  return (
    <p className={styles.tip}>
      <span>{`${formatDay(point.day)}:`}</span> <strong>{amountText(point.value, unit)}</strong>
      {point.trend !== undefined && <span>{`, trend ${amountText(point.trend, unit)}`}</span>}
    </p>
  );
}
