import { type FormEvent, useId, useState } from "react";
import type { DayRange } from "#api/read-numbers.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { ChoiceRow } from "#ui/choice-row.tsx";
import { type ChosenRange, customRangeError, presets, type RangeChoice } from "./range.ts";
import styles from "./range-picker.module.css";

interface RangePickerProps {
  range: ChosenRange;
  today: string;
  onChoose: (range: RangeChoice | DayRange) => void;
}

const choices: { value: RangeChoice; label: string }[] = [
  ...presets,
  { value: "custom", label: "Custom" },
];

/** Chooses the days that the page is about. */
export function RangePicker({ range, today, onChoose }: RangePickerProps) {
  const [isAsking, setIsAsking] = useState(false);
  const isCustom = isAsking || range.choice === "custom";
  return (
    <div className={styles.picker}>
      <ChoiceRow
        label="Days"
        choices={choices}
        chosen={isCustom ? "custom" : range.choice}
        onChoose={(choice) => {
          setIsAsking(choice === "custom");
          if (choice !== "custom") onChoose(choice);
        }}
      />
      {isCustom && (
        <CustomRange
          key={`${range.from} ${range.to}`}
          initial={range}
          today={today}
          onChoose={(days) => {
            setIsAsking(false);
            onChoose(days);
          }}
        />
      )}
    </div>
  );
}

interface CustomRangeProps {
  initial: DayRange;
  today: string;
  onChoose: (range: DayRange) => void;
}

/** Any first and last day. */
function CustomRange({ initial, today, onChoose }: CustomRangeProps) {
  const id = useId();
  const [days, setDays] = useState<DayRange>({ from: initial.from, to: initial.to });
  const [error, setError] = useState<string>();
  const choose = (event: FormEvent) => {
    event.preventDefault();
    const problem = customRangeError(days, today);
    setError(problem);
    if (!problem) onChoose(days);
  };
  const field = (name: keyof DayRange, label: string) => (
    <div>
      <label className={styles.label} htmlFor={`${id}-${name}`}>
        {label}
      </label>
      <input
        id={`${id}-${name}`}
        className={styles.input}
        type="date"
        max={today}
        value={days[name]}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-error`}
        onChange={({ target }) => setDays({ ...days, [name]: target.value })}
      />
    </div>
  );
  return (
    <form className={styles.form} onSubmit={choose} noValidate aria-label="Custom days">
      {field("from", "First day")}
      {field("to", "Last day")}
      <Button type="submit" look="quiet">
        Show
      </Button>
      <Alert id={`${id}-error`} text={error} />
    </form>
  );
}
