import type { Weight } from "#lib/weight.ts";
import type { WeightPoint } from "../tracker/notes.ts";
import styles from "./weight-card.module.css";
import { amountText } from "./weight-text.ts";

interface WeightTipProps {
  unit: Weight["unit"];
  /** Given by the chart. */
  active?: boolean;
  payload?: readonly { payload?: WeightPoint }[];
}

/** What a dot says when it is pointed at. */
export function WeightTip({ unit, active = false, payload }: WeightTipProps) {
  const point = payload?.[0]?.payload;
  if (!active || !point) return null;
  return (
    <p className={styles.tip}>
      Day {point.day}: <strong>{amountText(point.value, unit)}</strong>
    </p>
  );
}
