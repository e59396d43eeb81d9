import { useId } from "react";
import { Icon } from "#ui/icon.tsx";
import { Spoken } from "#ui/spoken.tsx";
import { MOST_GLASSES } from "../tracker/notes.ts";
import styles from "./fields.module.css";
import { useDraft } from "./use-draft.ts";
import { glassesOf, waterHint, waterPercent, waterText } from "./water.ts";

interface WaterFieldProps {
  glasses: number;
  onChange: (glasses: number) => void;
}

/** The day's water: a number to type or to step, and a bar that eight glasses fill. */
export function WaterField({ glasses, onChange }: WaterFieldProps) {
  const id = useId();
  const hintId = useId();
  const { text, draft, type, set, leave } = useDraft({
    stored: glasses,
    textOf: String,
    read: glassesOf,
    save: onChange,
  });
  const hint = waterHint(draft);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        Water intake
      </label>
      <div className={styles.stepper}>
        <Step
          icon="minus-bold"
          name="One glass less"
          isEnd={glasses === 0}
          onStep={() => set(glasses - 1)}
        />
        <input
          id={id}
          className={styles.stepped}
          type="number"
          inputMode="numeric"
          min={0}
          max={MOST_GLASSES}
          autoComplete="off"
          aria-describedby={hintId}
          value={text}
          onFocus={(event) => event.target.select()}
          // scrolling the page must not pour water
          onWheel={(event) => event.currentTarget.blur()}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
        />
        <Step
          icon="plus-bold"
          name="One glass more"
          isEnd={glasses === MOST_GLASSES}
          onStep={() => set(glasses + 1)}
        />
      </div>
      <WaterBar glasses={glasses} />
      <p id={hintId} className={styles.hint} role="status">
        {hint ?? waterText(glasses)}
      </p>
    </div>
  );
}

function Step({
  icon,
  name,
  isEnd,
  onStep,
}: {
  icon: string;
  name: string;
  isEnd: boolean;
  onStep: () => void;
}) {
  // at its end it does nothing; disabled it would lose the focus
  return (
    <button
      type="button"
      className={styles.step}
      aria-disabled={isEnd || undefined}
      onClick={() => !isEnd && onStep()}
    >
      <Icon name={icon} />
      <Spoken>{name}</Spoken>
    </button>
  );
}

function WaterBar({ glasses }: { glasses: number }) {
  const percent = waterPercent(glasses);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <meter> cannot be drawn to the look in every browser
    <div
      className={styles.bar}
      role="meter"
      aria-label="Glasses drunk"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={waterText(glasses)}
    >
      <div className={styles.fill} style={{ width: `${percent}%` }} />
    </div>
  );
}
