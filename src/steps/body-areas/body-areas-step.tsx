import { useContext, useId } from "react";
import { moveFocus } from "#ui/arrow-focus.ts";
import { Icon } from "#ui/icon.tsx";
import { PictureUrls } from "#ui/picture.tsx";
import type { ShownLimits } from "../choice-limits.ts";
import { LimitedContinue } from "../limited-continue.tsx";
import type { StepProps } from "../step.ts";
import { StepFrame } from "../step-frame.tsx";
import styles from "./body-areas-step.module.css";
import type { BodyAreas } from "./schema.ts";

/** Areas of a body, tapped on the figure or chosen by name; the names are what keyboards and screen readers use. */
export function BodyAreasStep({
  step,
  answer = [],
  send,
}: StepProps<BodyAreas & ShownLimits, string[]>) {
  const titleId = useId();
  const complaintId = useId();
  const isWrong = step.complaint !== undefined || undefined;
  const url = useContext(PictureUrls)[step.figure.image];
  const areas = Object.entries(step.options);
  const toggle = (value: string) => send({ type: "chosen", value });
  return (
    <StepFrame
      title={step.title}
      titleId={titleId}
      hint={step.hint}
      action={<LimitedContinue step={step} complaintId={complaintId} send={send} />}
    >
      <div className={styles.areas}>
        <svg className={styles.figure} viewBox="0 0 320 360" aria-hidden="true">
          <use href={`${url}#figure`} />
          {areas.map(([value]) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for pointers; the buttons below do the same for everyone
            <use
              key={value}
              href={`${url}#${value}`}
              className={styles.part}
              data-area={value}
              data-chosen={answer.includes(value) || undefined}
              onClick={() => toggle(value)}
            />
          ))}
        </svg>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would add a frame and nothing else */}
        <div
          className={styles.names}
          role="group"
          aria-labelledby={titleId}
          aria-describedby={isWrong && complaintId}
          onKeyDown={moveFocus}
        >
          {areas.map(([value, option]) => (
            // biome-ignore lint/a11y/useSemanticElements: drawn like the other choices, which a checkbox input is not
            <button
              key={value}
              type="button"
              className={styles.name}
              role="checkbox"
              data-option={value}
              data-chosen={answer.includes(value) || undefined}
              aria-checked={answer.includes(value)}
              aria-invalid={isWrong}
              onClick={() => toggle(value)}
            >
              <Icon name="check-bold" className={styles.check} />
              {option.label}
            </button>
          ))}
        </div>
      </div>
    </StepFrame>
  );
}
