import { useId } from "react";
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
        {`${least} to ${most} ${unit}`}
      </span>
    </span>
  );
}

const isWithin = (number: number, least: number, most: number) =>
  Number.isInteger(number) && number >= least && number <= most;
