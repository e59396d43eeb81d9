import { Alert } from "#ui/alert.tsx";
import { ContinueButton } from "./continue-button.tsx";
import styles from "./limited-continue.module.css";
import type { StepEvent } from "./step-states.ts";

interface LimitedContinueProps {
  step: {
    continue: string;
    min?: number | undefined;
    max?: number | undefined;
    complaint?: string | undefined;
  };
  /** By which the options name what is wrong with their choice. */
  complaintId: string;
  send: (event: StepEvent) => void;
}

/** Continue, which can always be pressed, and above it what is still needed where it was pressed too early. */
export function LimitedContinue({ step, complaintId, send }: LimitedContinueProps) {
  if (step.min === undefined && step.max === undefined)
    return <ContinueButton step={step} send={send} />;
  return (
    <div className={styles.action}>
      <div className={step.complaint ? styles.told : undefined}>
        <Alert id={complaintId} text={step.complaint} boxed />
      </div>
      <ContinueButton step={step} send={send} />
    </div>
  );
}
