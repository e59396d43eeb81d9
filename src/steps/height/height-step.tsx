import { feetAndInches, type Height } from "#lib/height.ts";
import { Note } from "#ui/note.tsx";
import { NumberField } from "#ui/number-field.tsx";
import { UnitToggle } from "#ui/unit-toggle.tsx";
import { ContinueButton } from "../continue-button.tsx";
import styles from "../measure.module.css";
import type { StepProps } from "../step.ts";
import { StepFrame } from "../step-frame.tsx";
import type { ShownHeight } from "./behaviour.ts";

/** Height in the visitor's own unit. */
export function HeightStep({ step, answer = step.default, send }: StepProps<ShownHeight, Height>) {
  const { feet, inches } = step.range;
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
      action={<ContinueButton step={step} send={send} />}
    >
      <div className={styles.measure}>
        <UnitToggle
          label={step.units.label}
          units={[
            { value: "in", label: step.units.in },
            { value: "cm", label: step.units.cm },
          ]}
          chosen={answer.unit}
          onChoose={(unit) => change({ unit })}
        />
        <div className={styles.fields}>
          {answer.unit === "cm" ? (
            <NumberField
              label={step.fields.cm}
              unit={step.units.cm}
              value={step.cm}
              onType={(cm) => change(feetAndInches(cm), cm)}
            />
          ) : (
            <>
              <NumberField
                label={step.fields.feet}
                value={answer.feet}
                min={feet[0]}
                max={feet[1]}
                onType={(value) => change({ feet: value })}
              />
              <NumberField
                label={step.fields.inches}
                value={answer.inches}
                min={inches[0]}
                max={inches[1]}
                onType={(value) => change({ inches: value })}
              />
            </>
          )}
        </div>
      </div>
      {step.note && <Note {...step.note} />}
    </StepFrame>
  );
}
