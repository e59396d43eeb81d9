import { useContext, useId } from "react";
import { moveFocus } from "#ui/forms/arrow-focus.ts";
import { Icon } from "#ui/icon.tsx";
import { PictureUrls } from "#ui/picture.tsx";
import type { ShownLimits } from "../choice-limits.ts";
import { LimitedContinue } from "../limited-continue.tsx";
import type { StepProps } from "../step.ts";
import { StepFrame } from "../step-frame.tsx";
import styles from "./body-areas-step.module.css";
import type { BodyAreas } from "./schema.ts";

type BodyAreasProps = StepProps<BodyAreas & ShownLimits, string[]>;

/**
 * Body areas, tapped on the figure or chosen by name. Keyboards and screen readers use the names.
 */
export function BodyAreasStep({ step, answer = [], send }: BodyAreasProps) {
  const titleId = useId();
  const errorId = useId();
  const isWrong = step.error !== undefined || undefined;
  const toggle = (value: string) => send({ type: "chosen", value });
  return (
    <StepFrame
      title={step.title}
      titleId={titleId}
      hint={step.hint}
      action={<LimitedContinue step={step} errorId={errorId} send={send} />}
    >
      <div className={styles.areas}>
        <Figure step={step} chosen={answer} onToggle={toggle} />
        {/* biome-ignore lint/a11y/useSemanticElements: A fieldset would only add a frame. */}
        <div
          className={styles.names}
          role="group"
          aria-labelledby={titleId}
          aria-describedby={isWrong && errorId}
          onKeyDown={moveFocus}
        >
          {Object.entries(step.options).map(([value, option]) => (
            <AreaButton
              key={value}
              value={value}
              label={option.label}
              isChosen={answer.includes(value)}
              isWrong={isWrong}
              onToggle={toggle}
            />
          ))}
        </div>
      </div>
    </StepFrame>
  );
}

interface AreaButtonProps {
  value: string;
  label: string;
  isChosen: boolean;
  isWrong: true | undefined;
  onToggle: (value: string) => void;
}

function AreaButton({ value, label, isChosen, isWrong, onToggle }: AreaButtonProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: Looks like the other choices, which a checkbox input can't.
    <button
      type="button"
      className={styles.name}
      role="checkbox"
      data-option={value}
      data-chosen={isChosen || undefined}
      aria-checked={isChosen}
      aria-invalid={isWrong}
      onClick={() => onToggle(value)}
    >
      <Icon name="check-bold" className={styles.check} />
      <span>{label}</span>
    </button>
  );
}

interface FigureProps {
  step: BodyAreas;
  chosen: string[];
  onToggle: (value: string) => void;
}

/** A shortcut for pointers. The buttons next to it do the same for everyone. */
function Figure({ step, chosen, onToggle }: FigureProps) {
  const url = useContext(PictureUrls)[step.figure.image];
  return (
    <svg className={styles.figure} viewBox="0 0 320 360" aria-hidden="true">
      <use href={`${url}#figure`} />
      {Object.keys(step.options).map((value) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: A shortcut for pointers, see above.
        <use
          key={value}
          href={`${url}#${value}`}
          className={styles.part}
          data-area={value}
          data-chosen={chosen.includes(value) || undefined}
          onClick={() => onToggle(value)}
        />
      ))}
    </svg>
  );
}
