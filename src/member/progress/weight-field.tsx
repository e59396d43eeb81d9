import { useId } from "react";
import type { Weight } from "#lib/weight.ts";
import { Alert } from "#ui/alert.tsx";
import styles from "./fields.module.css";
import type { RefusedWeight } from "./refused-weights.ts";
import { useDraft } from "./use-draft.ts";
import { textOfWeight, weightOfText, weightProblem } from "./weight-text.ts";

interface WeightFieldProps {
  weight: Weight | undefined;
  unit: Weight["unit"];
  /** "" where the weight is taken back. */
  onChange: (weight: Weight | "") => void;
  waiting: RefusedWeight;
}

/** The day's weight in the member's unit. A text that is no weight stays until it is mended. */
export function WeightField({ weight, unit, onChange, waiting }: WeightFieldProps) {
  const id = useId();
  const hintId = useId();
  const errorId = useId();
  const { text, isRefused, type, leave } = useDraft<Weight | "">({
    stored: weight ?? "",
    textOf: (value) => textOfWeight(value, unit),
    read: (typed) => weightOfText(typed, unit),
    save: onChange,
    waiting,
  });
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        Current weight
      </label>
      <div className={styles.framed} data-refused={isRefused || undefined}>
        <input
          id={id}
          className={styles.bare}
          // not a number field: those drop what they do not understand, and a comma with it
          type="text"
          inputMode="decimal"
          autoComplete="off"
          placeholder="Not weighed yet"
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? `${errorId} ${hintId}` : hintId}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => event.key === "Enter" && leave()}
          onBlur={leave}
        />
        <span id={hintId} className={styles.unit}>
          {unit}
        </span>
      </div>
      <Alert id={errorId} text={isRefused ? weightProblem(unit) : undefined} />
    </div>
  );
}
