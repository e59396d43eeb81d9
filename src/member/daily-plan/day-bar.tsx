import type { Ref } from "react";
import { Stepper } from "#ui/forms/stepper.tsx";
import { Track } from "#ui/meters/track.tsx";
import { dateText } from "../day/shown-day.ts";
import { DAYS } from "../tracker/notes.ts";
import styles from "./day-bar.module.css";

interface DayBarProps {
  ref: Ref<HTMLElement>;
  day: number;
  /** Undefined in a month that's over. */
  date: Date | undefined;
  onGo: (day: number) => void;
}

/** The shown day and its date, with buttons to show the day before or after. */
export function DayBar({ ref, day, date, onGo }: DayBarProps) {
  const dayOfAll = `Day ${day} of ${DAYS}`;
  return (
    <section ref={ref} className={styles.bar} aria-label="Your day" tabIndex={-1}>
      <Stepper
        look="place"
        value={day}
        least={1}
        most={DAYS}
        down="Previous day"
        up="Next day"
        onStep={onGo}
      >
        <div className={styles.middle}>
          <div className={styles.words}>
            <p className={styles.day} aria-live="polite">
              {dayOfAll}
            </p>
            {date && <p className={styles.date}>{dateText(date)}</p>}
          </div>
          <Track
            percent={(day / DAYS) * 100}
            size="m"
            tone="brand"
            role="progressbar"
            label="Program"
            now={day}
            most={DAYS}
            valueText={dayOfAll}
          />
        </div>
      </Stepper>
    </section>
  );
}
