import { type Ref, useId, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { InlineSelect } from "#ui/forms/inline-select.tsx";
import { DAYS } from "../tracker/notes.ts";
import styles from "./day-choice.module.css";

interface DayChoiceProps {
  day: number;
  /** The current day of the plan. */
  current: number;
  onChoose: (day: number) => void;
  onMakeCurrent: (day: number) => void;
}

const days = Array.from({ length: DAYS }, (_, index) => index + 1);

/**
 * Shows which day's notes are open, and whether it's the current day. Choosing a day here moves the
 * whole plan to it; the grid only shows a day's notes.
 */
export function DayChoice({ day, current, onChoose, onMakeCurrent }: DayChoiceProps) {
  const select = useRef<HTMLSelectElement>(null);

  // The buttons disappear, so move the focus.
  const andStay = (act: () => void) => () => {
    act();
    select.current?.focus();
  };
  return (
    <div className={styles.choice} data-looking={day !== current || undefined}>
      <DaySelect ref={select} day={day} onSelect={onMakeCurrent} />
      <p className={styles.text} role="status">
        {day === current
          ? `Day ${day} is your current day. Choose another day here to move your whole plan to it.`
          : `You're looking at day ${day}. Your plan stays on day ${current}.`}
      </p>
      {day !== current && (
        <div className={styles.buttons}>
          <Button look="quiet" onClick={andStay(() => onMakeCurrent(day))}>
            {`Make day ${day} my current day`}
          </Button>
          <Button look="quiet" onClick={andStay(() => onChoose(current))}>
            {`Back to day ${current}`}
          </Button>
        </div>
      )}
    </div>
  );
}

interface PastDayChoiceProps {
  day: number;
  month: number;
  onChoose: (day: number) => void;
}

/** The same in a month that's over, which has no current day. */
export function PastDayChoice({ day, month, onChoose }: PastDayChoiceProps) {
  return (
    <div className={styles.choice} data-looking>
      <DaySelect day={day} onSelect={onChoose} />
      <p className={styles.text} role="status">
        {`You're looking at day ${day} of month ${month}.`}
      </p>
    </div>
  );
}

interface DaySelectProps {
  ref?: Ref<HTMLSelectElement>;
  day: number;
  onSelect: (day: number) => void;
}

function DaySelect({ ref, day, onSelect }: DaySelectProps) {
  const id = useId();
  return (
    <div className={styles.line}>
      <label className={styles.label} htmlFor={id}>
        Day
      </label>
      <InlineSelect
        ref={ref}
        id={id}
        value={day}
        onChange={(event) => onSelect(Number(event.target.value))}
      >
        {days.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </InlineSelect>
      <span className={styles.of}>{`of ${DAYS}`}</span>
    </div>
  );
}
