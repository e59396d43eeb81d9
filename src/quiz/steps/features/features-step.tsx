import { FeatureList } from "#ui/feature-list.tsx";
import { Picture } from "#ui/picture.tsx";
import { ContinueButton } from "../continue-button.tsx";
import type { StepProps } from "../step.ts";
import { StepFrame } from "../step-frame.tsx";
import styles from "./features-step.module.css";
import type { Features } from "./schema.ts";

export function FeaturesStep({ step, send }: StepProps<Features>) {
  return (
    <StepFrame
      title={step.title}
      hint={step.hint}
      room={step.image && "columns"}
      action={<ContinueButton step={step} send={send} />}
    >
      {step.image ? (
        <div className={styles.columns}>
          <Picture picture={step.image} className={styles.picture} />
          <FeatureList features={step.features} />
        </div>
      ) : (
        <FeatureList features={step.features} />
      )}
    </StepFrame>
  );
}
