import { Picture } from "#ui/picture.tsx";
import { ContinueButton } from "../continue-button.tsx";
import type { StepProps } from "../step.ts";
import { StepFrame } from "../step-frame.tsx";
import styles from "./message-step.module.css";
import type { Message } from "./schema.ts";

/** A reassuring pause between questions. */
export function MessageStep({ step, send }: StepProps<Message>) {
  return (
    <StepFrame
      title={step.title}
      hint={step.hint}
      action={<ContinueButton step={step} send={send} />}
    >
      {step.image && <Picture picture={step.image} className={styles.picture} />}
      {step.text && <p className={styles.text}>{step.text}</p>}
    </StepFrame>
  );
}
