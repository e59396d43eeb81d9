import { Icon } from "#ui/icon.tsx";
import { BmiBar } from "#ui/meters/bmi-bar.tsx";
import { ChosenList } from "../chosen-list.tsx";
import { ContinueButton } from "../continue-button.tsx";
import type { StepProps } from "../step.ts";
import { StepFrame } from "../step-frame.tsx";
import type { ShownSummaryTiles } from "./behavior.ts";
import styles from "./summary-tiles-step.module.css";

/** The answers so far, as tiles. */
export function SummaryTilesStep({ step, send }: StepProps<ShownSummaryTiles>) {
  return (
    <StepFrame
      title={step.title}
      hint={step.hint}
      room="columns"
      action={<ContinueButton step={step} send={send} />}
    >
      <div className={styles.columns}>
        <BmiBar {...step.shownBmi} />
        <dl className={styles.tiles}>
          {step.shownTiles.map(({ label, icon, text }) => (
            <div key={label} className={styles.tile}>
              <dt className={styles.label}>
                <Icon name={icon.icon} className={styles.icon} />
                <span>{label}</span>
              </dt>
              <dd className={styles.text}>{text}</dd>
            </div>
          ))}
        </dl>
        <ChosenList {...step.shownGoals} />
      </div>
    </StepFrame>
  );
}
