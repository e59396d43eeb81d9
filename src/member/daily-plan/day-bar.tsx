import { DAYS } from "../tracker/notes.ts";
import styles from "./day-bar.module.css";
import { StepButton } from "./step-button.tsx";

/** How far the member is, and a step back or forward. */
export function DayBar({ day, onGo }: { day: number; onGo: (day: number) => void }) {
  return (
    <section className={styles.bar} aria-label="Your day">
      <div className={styles.row}>
        <StepButton
          label="Previous day"
          icon="caret-left-bold"
          isEnd={day <= 1}
          onStep={() => onGo(day - 1)}
        />
        <div className={styles.middle}>
          <p className={styles.day} aria-live="polite">
            Day {day} of {DAYS}
          </p>
          <div
            className={styles.track}
            role="progressbar"
            aria-label="Program"
            aria-valuenow={day}
            aria-valuemin={0}
            aria-valuemax={DAYS}
            aria-valuetext={`Day ${day} of ${DAYS}`}
          >
            <div className={styles.fill} style={{ width: `${(day / DAYS) * 100}%` }} />
          </div>
        </div>
        <StepButton
          label="Next day"
          icon="caret-right-bold"
          isEnd={day >= DAYS}
          onStep={() => onGo(day + 1)}
        />
      </div>
    </section>
  );
}
