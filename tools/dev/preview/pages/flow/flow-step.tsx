import { useEffect, useRef } from "react";
import { Icon } from "#ui/icon.tsx";
import type { PreviewStep } from "../preview-data.ts";
import type { StepView } from "../visitor/visitor-view.ts";
import { DropOff } from "./drop-off.tsx";
import styles from "./flow-step.module.css";
import type { Counted } from "./get-counted.ts";
import { VariantBadge } from "./variant-badge.tsx";

interface FlowStepProps {
  step: PreviewStep;
  seen: StepView;
  counted: Counted | undefined;
  isChosen: boolean;
  onChoose: () => void;
}

/** One step on the map, with the title that the visitor sees. */
export function FlowStep({ step, seen, counted, isChosen, onChoose }: FlowStepProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The map follows the visitor on the phone.
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
          <span className={styles.about}>{`${step.id} · ${step.type}`}</span>
          {seen.because.length > 0 && <VariantBadge because={seen.because} />}
        </span>
      </span>
      {counted && <DropOff {...counted} />}
    </button>
  );
}
