import { Ring } from "#ui/meters/ring.tsx";
import { Picture } from "#ui/picture.tsx";
import { ContinueButton } from "../continue-button.tsx";
import { OwnFigure } from "../plan-preview/own-figure.tsx";
import type { StepProps } from "../step.ts";
import { StepFrame } from "../step-frame.tsx";
import type { ShownCounter } from "./behavior.ts";
import styles from "./counter-step.module.css";

/** Counts to 100%, then shows its result. */
export function CounterStep({ step, send }: StepProps<ShownCounter>) {
  return (
    <StepFrame
      title={step.done ? step.result.title : step.title}
      hint={step.done ? undefined : step.hint}
      action={step.done && <ContinueButton step={step} send={send} />}
    >
      {/* The result replaces the ring without an animation. */}
      <div key={step.done ? "result" : "ring"} className={styles.middle}>
        {step.done ? (
          <>
            {step.result.image && (
              <Picture picture={step.result.image} className={styles.picture} />
            )}
            {step.result.meals && (
              <OwnFigure words={step.result.meals} figure="meals" answers={step.answers} />
            )}
          </>
        ) : (
          <Ring label={step.title} percent={step.percent} picture={step.image} />
        )}
      </div>
    </StepFrame>
  );
}
