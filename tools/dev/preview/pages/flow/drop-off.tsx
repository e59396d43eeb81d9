import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { describeDropOff, formatPercent } from "./describe-drop-off.ts";
import styles from "./drop-off.module.css";
import type { Counted } from "./get-counted.ts";

/** The share of visitors who stopped at a step, as a figure and a bar. */
export function DropOff({ numbers, days }: Counted) {
  const share = formatPercent(numbers.dropOff);
  return (
    <span className={styles.dropOff} title={describeDropOff(numbers, days)}>
      <VisuallyHidden>Drop-off:</VisuallyHidden>
      <span className={styles.share}>{`−${share}`}</span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.bar} style={{ width: share }} />
      </span>
    </span>
  );
}
