import { inUnit, type Weight } from "#lib/weight.ts";
import { BmiBar } from "#ui/bmi-bar.tsx";
import { NumberField } from "#ui/number-field.tsx";
import { UnitToggle } from "#ui/unit-toggle.tsx";
import { ContinueButton } from "../continue-button.tsx";
import styles from "../measure.module.css";
import type { StepProps } from "../step.ts";
import { StepFrame } from "../step-frame.tsx";
import type { ShownWeight } from "./behaviour.ts";

/** Weight in the visitor's own unit, with the BMI that follows from it as it is typed. */
export function WeightStep({ step, answer = step.default, send }: StepProps<ShownWeight, Weight>) {
  const [least, most] = step.range.value;
  const change = (weight: Weight) => send({ type: "answered", value: weight });
  return (
    <StepFrame
      title={step.title}
      hint={step.hint}
      action={<ContinueButton step={step} send={send} />}
    >
      <div className={styles.measure}>
        <UnitToggle
          label={step.units.label}
          units={[
            { value: "lbs", label: step.units.lbs },
            { value: "kg", label: step.units.kg },
          ]}
          chosen={answer.unit}
          onChoose={(unit) => change(inUnit(answer, unit))}
        />
        <div className={styles.fields}>
          <NumberField
            label={step.fields.value}
            unit={step.units[answer.unit]}
            value={answer.value}
            min={least}
            max={most}
            onType={(value) => change({ ...answer, value })}
          />
        </div>
      </div>
      <BmiBar {...step.shownBmi} live />
    </StepFrame>
  );
}
