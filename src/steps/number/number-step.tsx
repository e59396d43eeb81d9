import { Note } from "#ui/note.tsx";
import { NumberField } from "#ui/number-field.tsx";
import { ContinueButton } from "../continue-button.tsx";
import styles from "../measure.module.css";
import type { StepProps } from "../step.ts";
import { StepFrame } from "../step-frame.tsx";
import type { NumberStep as NumberFields } from "./schema.ts";

export function NumberStep({ step, answer = step.default, send }: StepProps<NumberFields, number>) {
  return (
    <StepFrame
      title={step.title}
      hint={step.hint}
      action={<ContinueButton step={step} send={send} />}
    >
      <div className={styles.measure}>
        <div className={styles.fields}>
          <NumberField
            label={step.field}
            unit={step.unit}
            value={answer}
            min={step.min}
            max={step.max}
            onType={(value) => send({ type: "answered", value })}
          />
        </div>
      </div>
      {step.note && <Note {...step.note} />}
    </StepFrame>
  );
}
