import { BmiBar } from "#ui/meters/bmi-bar.tsx";
import { Note } from "#ui/note.tsx";
import { AnswerLinesList } from "../answer-lines-list.tsx";
import { ChosenList } from "../chosen-list.tsx";
import { ContinueButton } from "../continue-button.tsx";
import { LeaveOut } from "../plan-preview/leave-out.tsx";
import { PlanPreviewSpot } from "../plan-preview/plan-preview-spot.tsx";
import { useExclusions } from "../plan-preview/use-exclusions.ts";
import type { StepProps } from "../step.ts";
import { StepFrame } from "../step-frame.tsx";
import type { ShownResults } from "./behavior.ts";
import styles from "./results-step.module.css";
import { WeightCurve } from "./weight-curve.tsx";

/** The visitor's own summary, shown before the offer. */
export function ResultsStep({ step, send }: StepProps<ShownResults>) {
  const { answers, exclusions, onChange } = useExclusions(step.answers);
  return (
    <StepFrame
      title={step.title}
      hint={step.hint}
      room="columns"
      action={<ContinueButton step={step} send={send} />}
    >
      <div className={styles.columns}>
        <WeightCurve {...step.curve} falls={step.curveFalls} />
        <BmiBar {...step.shownBmi} />
        {step.range && (
          <p className={styles.range}>
            <span>{step["healthy-range"]}</span>
            <strong dir="auto">{step.range}</strong>
          </p>
        )}
        <ChosenList {...step.shownGoals} />
        {step["plan-preview"] && (
          <div className={styles.wide}>
            <PlanPreviewSpot words={step["plan-preview"]} answers={answers} />
          </div>
        )}
        {step["leave-out"] && (
          <div className={styles.wide}>
            <LeaveOut words={step["leave-out"]} exclusions={exclusions} onChange={onChange} />
          </div>
        )}
        {step["doctor-first"] && (
          <div className={styles.wide}>
            <Note {...step["doctor-first"]} />
          </div>
        )}
        {step.adaptsTo.lines.length > 0 && (
          <div className={styles.wide}>
            <AnswerLinesList {...step.adaptsTo} />
          </div>
        )}
      </div>
    </StepFrame>
  );
}
