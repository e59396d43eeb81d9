import { useId } from "react";
import { useTypedText } from "#ui/use-typed-text.ts";
import styles from "./answer-field.module.css";
import type { Range } from "./preview-data.ts";

interface WholeNumberProps {
  /** Beside the question's own words, where an answer has more fields than one. */
  label?: string;
  labelledBy: string;
  value: number | undefined;
  range: Range;
  unit?: string;
  /** Hears of numbers in range alone; `undefined` where the field was emptied. */
  onChange: (value: number | undefined) => void;
}

/** A field for a whole number. What is half typed stands until the field is left. */
export function WholeNumber({
  label,
  labelledBy,
  value,
  range: [least, most],
  unit = "",
  onChange,
}: WholeNumberProps) {
  const id = useId();
  const [typed, setTyped] = useTypedText(value, (text) => (text === "" ? undefined : Number(text)));
  const text = typed ?? (value === undefined ? "" : String(value));
  const isOutside = text !== "" && !isWithin(Number(text), least, most);
  return (
    <span className={styles.number}>
      {label && <span id={`${id}-label`}>{label}</span>}
      <input
        className={styles.control}
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={text}
        placeholder="not answered"
        aria-labelledby={label ? `${labelledBy} ${id}-label` : labelledBy}
        aria-describedby={`${id}-range`}
        aria-invalid={isOutside || undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          if (target.value === "") onChange(undefined);
          else if (isWithin(Number(target.value), least, most)) onChange(Number(target.value));
        }}
        onBlur={() => setTyped(undefined)}
      />
      <span id={`${id}-range`} className={styles.range}>
        {least} to {most} {unit}
      </span>
    </span>
  );
}

const isWithin = (number: number, least: number, most: number) =>
  Number.isInteger(number) && number >= least && number <= most;
