import { feetAndInches, type Height } from "#lib/measures/height.ts";
import { NumberField } from "#ui/forms/number-field.tsx";
import { UnitToggle } from "#ui/forms/unit-toggle.tsx";
import { Note } from "#ui/note.tsx";
import { ContinueButton } from "../continue-button.tsx";
import { MeasureFields } from "../measure-fields.tsx";
import type { StepProps } from "../step.ts";
import { StepFrame } from "../step-frame.tsx";
import type { ShownHeight } from "./behavior.ts";

/** Height in the unit that the visitor prefers. */
export function HeightStep({ step, answer = step.default, send }: StepProps<ShownHeight, Height>) {
  const change = (changed: Partial<Height>, typed?: number) =>
    send({
      type: "answered",
      value: { ...answer, ...changed },
      ...(typed === undefined ? {} : { typed }),
    });
  return (
    <StepFrame
      title={step.title}
      hint={step.hint}
      action={<ContinueButton step={step} />}
      onSubmit={() => send({ type: "continued" })}
    >
      <MeasureFields
        unit={
          <UnitToggle
            label={step.units.label}
            units={[
              { value: "in", label: step.units.in },
              { value: "cm", label: step.units.cm },
            ]}
            chosen={answer.unit}
            onChoose={(unit) => change({ unit })}
          />
        }
      >
        <HeightFields step={step} height={answer} onChange={change} />
      </MeasureFields>
      {step.note && <Note {...step.note} />}
    </StepFrame>
  );
}

interface HeightFieldsProps {
  step: ShownHeight;
  height: Height;
  /** `typed` is the number in the field, if the answer stores it less precisely. */
  onChange: (changed: Partial<Height>, typed?: number) => void;
}

/** One field for centimeters, or two for feet and inches. */
function HeightFields({ step, height, onChange }: HeightFieldsProps) {
  const { feet, inches } = step.range;
  return height.unit === "cm" ? (
    <NumberField
      label={step.fields.cm}
      unit={step.units.cm}
      value={step.cm}
      onType={(cm) => onChange(feetAndInches(cm), cm)}
    />
  ) : (
    <>
      <NumberField
        label={step.fields.feet}
        value={height.feet}
        min={feet[0]}
        max={feet[1]}
        enterKeyHint="next"
        onType={(value) => onChange({ feet: value })}
      />
      <NumberField
        label={step.fields.inches}
        value={height.inches}
        min={inches[0]}
        max={inches[1]}
        onType={(value) => onChange({ inches: value })}
      />
    </>
  );
}
