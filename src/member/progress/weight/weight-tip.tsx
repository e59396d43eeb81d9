import type { Weight } from "#lib/measures/weight.ts";
import type { WeightPoint } from "../../tracker/notes.ts";
import { amountText } from "./weight-text.ts";
import styles from "./weight-tip.module.css";

interface WeightTipProps {
  unit: Weight["unit"];
  /** Set by the chart. */
  active?: boolean;
  payload?: readonly { payload?: WeightPoint }[];
}

/** The tooltip of a dot. */
export function WeightTip({ unit, active = false, payload }: WeightTipProps) {
  const point = payload?.[0]?.payload;
  if (!active || !point) return null;
  return (
    <p className={styles.tip}>
      <span>{`Day ${point.day}:`}</span> <strong>{amountText(point.value, unit)}</strong>
    </p>
  );
}
