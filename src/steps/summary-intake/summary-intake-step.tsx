import { Icon } from "#ui/icon.tsx";
import { BmiBar } from "#ui/meters/bmi-bar.tsx";
import { ChosenList } from "../chosen-list.tsx";
import { ContinueButton } from "../continue-button.tsx";
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
        </section>
        <ChosenList title={step.goals.title} none={step.goals.none} chosen={step.chosenGoals} />
      </div>
    </StepFrame>
  );
}
