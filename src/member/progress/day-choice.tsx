import { useId, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { DAYS } from "../tracker/notes.ts";
import styles from "./day-choice.module.css";

interface DayChoiceProps {
  day: number;
  /** The day that the plan is at. */
  current: number;
  onChoose: (day: number) => void;
  onMakeCurrent: (day: number) => void;
}

const days = Array.from({ length: DAYS }, (_, index) => index + 1);

/** Which day is written down, and whether the plan is at it. Choosing here moves the plan along; the grid only looks. */
export function DayChoice({ day, current, onChoose, onMakeCurrent }: DayChoiceProps) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);

  // the buttons go; the focus must not go with them
  const andStay = (act: () => void) => () => {
    act();
    select.current?.focus();
  };
  return (
    <div className={styles.choice} data-looking={day !== current || undefined}>
      <div className={styles.line}>
        <label className={styles.label} htmlFor={id}>
          Day
        </label>
        <span className={styles.frame}>
          <select
            ref={select}
            id={id}
            className={styles.select}
            value={day}
            onChange={(event) => onMakeCurrent(Number(event.target.value))}
          >
            {days.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
          <Icon name="caret-down-bold" className={styles.caret} />
        </span>
        <span className={styles.of}>of {DAYS}</span>
      </div>
      <p className={styles.text} role="status">
        {day === current
          ? `Day ${day} is your current day. Choose another one here and your whole plan moves to it.`
          : `You are looking at day ${day}. Your plan stays at day ${current}.`}
      </p>
      {day !== current && (
        <div className={styles.buttons}>
          <Button look="quiet" onClick={andStay(() => onMakeCurrent(day))}>
            Make day {day} my current day
          </Button>
          <Button look="quiet" onClick={andStay(() => onChoose(current))}>
            Back to day {current}
          </Button>
        </div>
      )}
    </div>
  );
}
