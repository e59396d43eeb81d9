import { Icon } from "#ui/icon.tsx";
import { Ring } from "#ui/meters/ring.tsx";
import type { StepProps } from "../step.ts";
import { StepFrame } from "../step-frame.tsx";
import type { ShownStatusLines } from "./behavior.ts";
import styles from "./status-lines-step.module.css";

/** Shows line by line what's being done, then moves on by itself. */
export function StatusLinesStep({ step }: StepProps<ShownStatusLines>) {
  const percent = Math.round((step.appeared / step.lines.length) * 100);
  return (
    <StepFrame title={step.title} hint={step.hint}>
      <div className={styles.middle}>
        <Ring label={step.title} percent={percent} picture={step.image} />
        <ol className={styles.lines} aria-live="polite">
          {step.lines.slice(0, step.appeared).map((line) => (
            <li key={line} className={styles.line}>
              <Icon name="check-circle" className={styles.check} />
              <span>{line}</span>
            </li>
          ))}
        </ol>
      </div>
    </StepFrame>
  );
}
