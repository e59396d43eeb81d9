import { useId } from "react";
import { wholeNumber } from "#lib/measures/whole-number.ts";
import { NumberInput } from "#ui/forms/number-input.tsx";
import { useTypedText } from "#ui/forms/use-typed-text.ts";
import type { Range } from "../preview-data.ts";
import styles from "./whole-number.module.css";

interface WholeNumberProps {
  /** Added to the question if an answer has several fields. */
  label?: string;
  labelledBy: string;
  value: number | undefined;
  range: Range;
  unit?: string;
  /** Only gets numbers in range; `undefined` if the field was emptied. */
  onChange: (value: number | undefined) => void;
}

/** A field for a whole number. Keeps partial input until the field loses the focus. */
export function WholeNumber({
  label,
  labelledBy,
  value,
  range: [least, most],
  unit = "",
  onChange,
}: WholeNumberProps) {
  const id = useId();
  const [typed, setTyped] = useTypedText(value, readNumber);
  const text = typed ?? (value === undefined ? "" : String(value));
  const isOutside = text !== "" && !isWithin(wholeNumber(text), least, most);
  return (
    <span className={styles.number}>
      {label && <span id={`${id}-label`}>{label}</span>}
      <NumberInput
        className={styles.control}
        min={least}
        max={most}
        value={text}
        placeholder="not answered"
        aria-labelledby={label ? `${labelledBy} ${id}-label` : labelledBy}
        aria-describedby={`${id}-range`}
        aria-invalid={isOutside || undefined}
        onType={(next) => {
          setTyped(next);
          const number = readNumber(next);
          if (number === undefined || isWithin(number, least, most)) onChange(number);
        }}
        onBlur={() => setTyped(undefined)}
      />
      <span id={`${id}-range`} className={styles.range}>
        {`${least} to ${most} ${unit}`}
      </span>
    </span>
  );
}

const readNumber = (text: string) => (text === "" ? undefined : wholeNumber(text));
const isWithin = (number: number, least: number, most: number) => number >= least && number <= most;
