import { useId } from "react";
import { wholeNumber } from "#lib/measures/whole-number.ts";
import styles from "./number-field.module.css";
import { useTypedText } from "./use-typed-text.ts";

interface NumberFieldProps {
  label: string;
  value: number;
  min?: number;
  max?: number;
  /** Written after the number: cm, years. */
  unit?: string | undefined;
  onType: (value: number) => void;
}

/**
 * A field for a whole number, large enough to type in on the go. Anything that isn't a number
 * counts as 0.
 */
export function NumberField({ label, value, min, max, unit, onType }: NumberFieldProps) {
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
        <input
          id={id}
          className={styles.input}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          autoComplete="off"
          value={typed ?? value}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            setTyped(event.target.value);
            onType(wholeNumber(event.target.value));
          }}
          onBlur={() => setTyped(undefined)}
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
