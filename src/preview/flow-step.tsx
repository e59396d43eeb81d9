import { useEffect, useRef } from "react";
import styles from "./flow-step.module.css";
import type { PreviewStep } from "./preview-data.ts";

interface FlowStepProps {
  step: PreviewStep;
  isChosen: boolean;
  onChoose: () => void;
}

/** One step on the map. */
export function FlowStep({ step, isChosen, onChoose }: FlowStepProps) {
  const button = useRef<HTMLButtonElement>(null);
  // whoever walks in the phone is followed on the map
  useEffect(() => {
    if (isChosen) button.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [isChosen]);
  return (
    <button ref={button} type="button" className={styles.step} aria-pressed={isChosen} data-place={step.place} onClick={onChoose}>
      <span className={styles.number}>{step.number ?? "·"}</span>
      <span className={styles.words}>
        <span className={styles.title}>{step.title}</span>
        <span className={styles.about}>
          {step.id} · {step.type}
        </span>
      </span>
    </button>
  );
}
