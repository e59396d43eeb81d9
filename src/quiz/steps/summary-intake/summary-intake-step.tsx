import { Icon } from "#ui/icon.tsx";
import { BmiBar } from "#ui/meters/bmi-bar.tsx";
import { ChosenList } from "../chosen-list.tsx";
import { ContinueButton } from "../continue-button.tsx";
import { OwnFigure } from "../plan-preview/own-figure.tsx";
import type { StepProps } from "../step.ts";
import { StepFrame } from "../step-frame.tsx";
import type { ShownSummaryIntake } from "./behavior.ts";
import styles from "./summary-intake-step.module.css";

/** The short summary. */
export function SummaryIntakeStep({ step, send }: StepProps<ShownSummaryIntake>) {
  return (
    <StepFrame
      title={step.title}
      hint={step.hint}
      room="columns"
      action={<ContinueButton step={step} send={send} />}
    >
      <div className={styles.columns}>
        <BmiBar {...step.shownBmi} />
        <section className={styles.intake}>
          <Icon name={step.intake.icon.icon} className={styles.icon} />
          <p className={styles.label}>{step.intake.label}</p>
          <p className={styles.value}>{step.intake.value}</p>
          {step.intake.own && (
            <OwnFigure words={step.intake.own} figure="energy" answers={step.answers} />
          )}
        </section>
        <ChosenList {...step.shownGoals} />
      </div>
    </StepFrame>
  );
}
