import { Alert } from "#ui/alert.tsx";
import { ContinueButton } from "./continue-button.tsx";
import styles from "./limited-continue.module.css";
import type { StepEvent } from "./step-states.ts";

interface LimitedContinueProps {
  step: {
    continue: string;
    min?: number | undefined;
    max?: number | undefined;
    error?: string | undefined;
  };
  /** The id of the error, so that the options can reference it. */
  errorId: string;
  send: (event: StepEvent) => void;
}

/**
 * A Continue button that's always enabled. If it's pressed too early, it shows what's still
 * missing.
 */
export function LimitedContinue({ step, errorId, send }: LimitedContinueProps) {
  if (step.min === undefined && step.max === undefined)
    return <ContinueButton step={step} send={send} />;
  return (
    <div className={styles.action}>
      <div className={step.error ? styles.withError : undefined}>
        <Alert id={errorId} text={step.error} boxed />
      </div>
      <ContinueButton step={step} send={send} />
    </div>
  );
}
