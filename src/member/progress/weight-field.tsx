import { useId } from "react";
import type { Weight } from "#lib/measures/weight.ts";
import { Alert } from "#ui/alert.tsx";
import { DayField } from "./day-field.tsx";
import { useDraft } from "./use-draft.ts";
import type { RefusedWeight } from "./weight/refused-weights.ts";
import { formatWeight, parseWeight, weightProblem } from "./weight/weight-text.ts";
import styles from "./weight-field.module.css";

interface WeightFieldProps {
  weight: Weight | undefined;
  unit: Weight["unit"];
  /** Called with "" when the weight is cleared. */
  onChange: (weight: Weight | "") => void;
  waiting: RefusedWeight;
}

/** The day's weight in the member's unit. Text that isn't a weight stays until it's fixed. */
export function WeightField({ weight, unit, onChange, waiting }: WeightFieldProps) {
  const id = useId();
  const hintId = useId();
  const errorId = useId();
  const { text, isRefused, type, leave } = useDraft<Weight | "">({
    stored: weight ?? "",
    format: (value) => formatWeight(value, unit),
    read: (typed) => parseWeight(typed, unit),
    save: onChange,
    waiting,
  });
  return (
    <DayField id={id} label="Current weight">
      <div className={styles.frame} data-refused={isRefused || undefined}>
        <input
          id={id}
          className={styles.input}
          // Not a number field: those drop text they don't understand, including a comma.
          type="text"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
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
    </DayField>
  );
}
