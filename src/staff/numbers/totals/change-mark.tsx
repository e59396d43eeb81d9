import { Icon } from "#ui/icon.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { percentText } from "../../../rules/numbers/figure-text.ts";
import { computeChange } from "../figures/rates.ts";
import styles from "./change-mark.module.css";

interface ChangeMarkProps {
  now: number | undefined;
  before: number | undefined;
  beforeText: string;
}

/** A change against the period before, with an arrow, so that it doesn't depend on color. */
export function ChangeMark({ now, before, beforeText }: ChangeMarkProps) {
  const change = computeChange(now, before);
  const was = <span className={styles.before}>{`from ${beforeText}`}</span>;
  if (change === undefined) return <span className={styles.before}>{`before: ${beforeText}`}</span>;
  if (Math.abs(change) < 0.0005) return <span className={styles.before}>no change</span>;
  const isMore = change > 0;
  return (
    <span className={styles.line}>
      <span className={isMore ? styles.more : styles.less}>
        <Icon name={isMore ? "arrow-up" : "arrow-down"} />
        <VisuallyHidden>{isMore ? "up " : "down "}</VisuallyHidden>
        <span>{percentText(Math.abs(change))}</span>
      </span>{" "}
      {was}
    </span>
  );
}
