import { NumberField } from "#ui/forms/number-field.tsx";
import { Note } from "#ui/note.tsx";
import { ContinueButton } from "../continue-button.tsx";
import { MeasureFields } from "../measure-fields.tsx";
import type { StepProps } from "../step.ts";
import { StepFrame } from "../step-frame.tsx";
import type { NumberStep as NumberFields } from "./schema.ts";

export function NumberStep({ step, answer = step.default, send }: StepProps<NumberFields, number>) {
  return (
    <StepFrame
      title={step.title}
      hint={step.hint}
      action={<ContinueButton step={step} />}
      onSubmit={() => send({ type: "continued" })}
    >
      <MeasureFields>
        <NumberField
          label={step.field}
          unit={step.unit}
          value={answer}
          min={step.min}
          max={step.max}
          onType={(value) => send({ type: "answered", value })}
        />
      </MeasureFields>
      {step.note && <Note {...step.note} />}
    </StepFrame>
  );
}
