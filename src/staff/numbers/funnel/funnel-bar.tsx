import { countText, percentText, secondsText } from "../../../rules/numbers/figure-text.ts";
import styles from "./funnel-bar.module.css";
import type { FunnelRow } from "./funnel-rows.ts";

interface FunnelBarProps {
  row: FunnelRow;
  /** The stays at the most visited place: the full width. */
  most: number;
  /** It loses the largest share of all. */
  isWorst: boolean;
}

/** A step with its visitors as a bar. The light end of the bar stopped here. */
export function FunnelBar({ row, most, isWorst }: FunnelBarProps) {
  const { title, entered, left, dropOff, medianSeconds } = row;
  const width = (count: number) => `${(count / most) * 100}%`;
  return (
    <li className={isWorst ? styles.worst : styles.row} data-place-row={row.place}>
      <span className={styles.title}>{title}</span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.entered} style={{ width: width(entered) }} />
        <span className={styles.left} style={{ width: width(left) }} />
      </span>
      <span className={styles.figures}>
        <span className={styles.count}>{countText(entered)}</span>
        <span className={styles.drop}>{`−${percentText(dropOff)}`}</span>
        <span className={styles.time}>{secondsText(medianSeconds)}</span>
      </span>
    </li>
  );
}
