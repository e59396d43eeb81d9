import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import type { Counted } from "./counted-at.ts";
import styles from "./drop-off.module.css";
import { describeDropOff, formatPercent } from "./drop-off-in-words.ts";

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
