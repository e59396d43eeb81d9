import { convertWeight, type Weight } from "#lib/measures/weight.ts";
import { NumberField } from "#ui/forms/number-field.tsx";
import { UnitToggle } from "#ui/forms/unit-toggle.tsx";
import { BmiBar } from "#ui/meters/bmi-bar.tsx";
import { ContinueButton } from "../continue-button.tsx";
import { MeasureFields } from "../measure-fields.tsx";
import type { StepProps } from "../step.ts";
import { StepFrame } from "../step-frame.tsx";
import type { ShownWeight } from "./behavior.ts";

/** Weight in the unit that the visitor prefers, with a BMI that updates as they type. */
export function WeightStep({ step, answer = step.default, send }: StepProps<ShownWeight, Weight>) {
  const [least, most] = step.range.value;
  const change = (weight: Weight) => send({ type: "answered", value: weight });
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
              { value: "lbs", label: step.units.lbs },
              { value: "kg", label: step.units.kg },
            ]}
            chosen={answer.unit}
            onChoose={(unit) => change(convertWeight(answer, unit))}
          />
        }
      >
        <NumberField
          label={step.fields.value}
          unit={step.units[answer.unit]}
          value={answer.value}
          min={least}
          max={most}
          onType={(value) => change({ ...answer, value })}
        />
      </MeasureFields>
      <BmiBar {...step.shownBmi} live />
    </StepFrame>
  );
}
