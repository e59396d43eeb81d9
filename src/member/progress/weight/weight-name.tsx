import type { WeightPoint } from "../../tracker/notes.ts";
import type { DayAxis } from "./weight-axes.ts";
import styles from "./weight-name.module.css";
import { weightName } from "./weight-names.ts";
import type { AmountUnit } from "./weight-text.ts";

const FROM_DOT = 8;
const ABOVE = -14;
const BELOW = 24;

interface WeightNameProps {
  points: WeightPoint[];
  unit: AmountUnit;
  axis: DayAxis;
  /** Set by the chart. */
  index?: number;
  x?: number | string | undefined;
  y?: number | string | undefined;
}

/** The label next to a dot. */
export function WeightName({ points, unit, axis, index = -1, x, y }: WeightNameProps) {
  const name = weightName(points, index, unit, (axis.from - 1 + axis.to) / 2);
  if (!name) return null;
  return (
    <text
      className={styles.name}
      x={Number(x) + (name.anchor === "start" ? -FROM_DOT : FROM_DOT)}
      y={Number(y) + (name.side === "above" ? ABOVE : BELOW)}
      textAnchor={name.anchor}
    >
      {name.isStart && <tspan className={styles.start}>Start </tspan>}
      <tspan>{name.text}</tspan>
    </text>
  );
}
