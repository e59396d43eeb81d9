import { useId } from "react";
import { isJsonObject } from "#lib/json.ts";
import { feetAndInches, type Height, heightInCm, shownInCm } from "#lib/measures/height.ts";
import { convertWeight, type Weight } from "#lib/measures/weight.ts";
import { wholeNumber } from "#lib/measures/whole-number.ts";
import { NumberInput } from "#ui/forms/number-input.tsx";
import { useTypedText } from "#ui/forms/use-typed-text.ts";
import type { Range } from "../preview-data.ts";
import { Segments } from "../toolbar/segments.tsx";
import styles from "./answer-numbers.module.css";
import type { Answering } from "./answering.ts";

export function NumberOf({
  control: { min, max, unit = "" },
  given,
  onAnswer,
  labelledBy,
}: Answering<"number">) {
  return (
    <div className={styles.measure}>
      <WholeNumber
        labelledBy={labelledBy}
        value={typeof given === "number" ? given : undefined}
        range={[min, max]}
        unit={unit}
        onChange={onAnswer}
      />
    </div>
  );
}

/** In the unit that the visitor chose; stored in feet and inches. */
export function HeightOf({ control, given, onAnswer, labelledBy }: Answering<"height">) {
  const { fields, units, range } = control;
  // Only answers that the height step can read get here.
  const height = isJsonObject(given) ? (given as Height) : undefined;
  const base = height ?? control.default;
  const change = (part: Partial<Height> | undefined) => onAnswer(part && { ...base, ...part });
  const inCm = (end: 0 | 1) => heightInCm({ feet: range.feet[end], inches: range.inches[end] });
  return (
    <div className={styles.measure}>
      {base.unit === "cm" ? (
        <WholeNumber
          label={fields.cm}
          labelledBy={labelledBy}
          value={height && shownInCm(height)}
          range={[Math.ceil(inCm(0)), Math.floor(inCm(1))]}
          onChange={(cm) => change(cm === undefined ? undefined : feetAndInches(cm))}
        />
      ) : (
        <>
          <WholeNumber
            label={fields.feet}
            labelledBy={labelledBy}
            value={height?.feet}
            range={range.feet}
            onChange={(feet) => change(feet === undefined ? undefined : { feet })}
          />
          <WholeNumber
            label={fields.inches}
            labelledBy={labelledBy}
            value={height?.inches}
            range={range.inches}
            onChange={(inches) => change(inches === undefined ? undefined : { inches })}
          />
        </>
      )}
      <Units words={units} chosen={base.unit} onChoose={(unit) => change({ unit })} />
    </div>
  );
}

export function WeightOf({ control, given, onAnswer, labelledBy }: Answering<"weight">) {
  // Only answers that the weight step can read get here.
  const weight = isJsonObject(given) ? (given as Weight) : undefined;
  const base = weight ?? control.default;
  return (
    <div className={styles.measure}>
      <WholeNumber
        labelledBy={labelledBy}
        value={weight?.value}
        range={control.range}
        onChange={(value) => onAnswer(value === undefined ? undefined : { ...base, value })}
      />
      <Units
        words={control.units}
        chosen={base.unit}
        onChoose={(unit) => onAnswer(convertWeight(base, unit))}
      />
    </div>
  );
}

/** The switch between two units. */
function Units<Unit extends string>({
  words,
  chosen,
  onChoose,
}: {
  words: Record<Unit, string>;
  chosen: Unit;
  onChoose: (unit: Unit) => void;
}) {
  // Object.keys forgets which strings the keys are.
  const units = Object.keys(words) as Unit[];
  return (
    <Segments
      label="Unit"
      chosen={chosen}
      options={units.map((unit) => ({ value: unit, label: words[unit] }))}
      onChoose={onChoose}
    />
  );
}

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
function WholeNumber({
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
