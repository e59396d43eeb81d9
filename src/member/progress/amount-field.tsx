import { useId } from "react";
import { Alert } from "#ui/alert.tsx";
import styles from "./amount-field.module.css";
import { DayField } from "./day-field.tsx";
import type { useDraft } from "./use-draft.ts";

interface AmountFieldProps {
  label: string;
  unit: string;
  placeholder: string;
  /** Explains which texts are valid. */
  problem: string;
  draft: Pick<ReturnType<typeof useDraft>, "text" | "isRefused" | "type" | "leave">;
}

/** A number with its unit. Text that isn't a valid number stays until it's fixed. */
export function AmountField({ label, unit, placeholder, problem, draft }: AmountFieldProps) {
  const id = useId();
  const hintId = useId();
  const errorId = useId();
  const { text, isRefused, type, leave } = draft;
  return (
    <DayField id={id} label={label}>
      <div className={styles.frame} data-refused={isRefused || undefined}>
        <input
          id={id}
          className={styles.input}
          // Not a number field: those drop text they don't understand, including a comma.
          type="text"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          placeholder={placeholder}
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
      <Alert id={errorId} text={isRefused ? problem : undefined} />
    </DayField>
  );
}
