import { useEffect, useRef } from "react";
import { Icon } from "#ui/icon.tsx";
import styles from "./flow-step.module.css";
import type { PreviewStep } from "./preview-data.ts";
import type { SeenStep } from "./seen-steps.ts";
import { Tailored } from "./tailored.tsx";

interface FlowStepProps {
  step: PreviewStep;
  seen: SeenStep;
  isChosen: boolean;
  onChoose: () => void;
}

/** One step on the map, in the words that whoever looks reads. */
export function FlowStep({ step, seen, isChosen, onChoose }: FlowStepProps) {
  const button = useRef<HTMLButtonElement>(null);
  // whoever walks in the phone is followed on the map
  useEffect(() => {
    if (isChosen) button.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [isChosen]);
  return (
    <button
      ref={button}
      type="button"
      className={styles.step}
      aria-pressed={isChosen}
      data-place={step.place}
      data-beside={!seen.isOnWay || undefined}
      onClick={onChoose}
    >
      <span className={styles.number}>{step.number ?? <Icon name={step.icon} />}</span>
      <span className={styles.words}>
        <span className={styles.title}>{seen.title}</span>
        <span className={styles.line}>
          <span className={styles.about}>
            {step.id} · {step.type}
          </span>
          {seen.because.length > 0 && <Tailored because={seen.because} />}
        </span>
      </span>
    </button>
  );
}
