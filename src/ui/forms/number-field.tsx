import { useId } from "react";
import { flushSync } from "react-dom";
import { wholeNumber } from "#lib/measures/whole-number.ts";
import { pageQueue } from "#lib/paint-queue.ts";
import styles from "./number-field.module.css";
import { NumberInput } from "./number-input.tsx";
import { useTypedText } from "./use-typed-text.ts";

interface NumberFieldProps {
  label: string;
  value: number;
  min?: number;
  max?: number;
  /** Written after the number: cm, years. */
  unit?: string | undefined;
  /** Enter on a phone: `go` continues, `next` leads to the next field. */
  enterKeyHint?: "go" | "next" | undefined;
  /** Called once the typed digits are painted, and before the next press. */
  onType: (value: number) => void;
}

/**
 * A field for a whole number, large enough to type in on the go. Anything that isn't a number
 * counts as 0.
 */
export function NumberField({
  label,
  value,
  min,
  max,
  unit,
  enterKeyHint = "go",
  onType,
}: NumberFieldProps) {
  const id = useId();
  // May be empty for a moment. The number takes over when the field loses the focus or the number
  // changes.
  const [typed, setTyped] = useTypedText(value, wholeNumber);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.frame}>
        <NumberInput
          id={id}
          className={styles.input}
          min={min}
          max={max}
          enterKeyHint={enterKeyHint}
          value={typed ?? String(value)}
          onType={(text) => {
            setTyped(text);
            // The digits come first. The rest of the screen, which the number changes, can wait,
            // but not longer than the next press, which must find it changed.
            pageQueue().add(() => flushSync(() => onType(wholeNumber(text))), true);
          }}
          onBlur={() => {
            pageQueue().flush();
            setTyped(undefined);
          }}
        />
        {unit && (
          <span className={styles.unit} aria-hidden="true">
            {unit}
          </span>
        )}
      </span>
    </div>
  );
}
