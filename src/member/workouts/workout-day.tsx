import type { WorkoutDay as Day, Workouts } from "#funnel/program-schema.ts";
import { Icon } from "#ui/icon.tsx";
import type { Tracker } from "../tracker/tracker.ts";
import { ExerciseCard } from "./exercise-card.tsx";
import { countDone, withTick } from "./ticks.ts";
import type { Timers } from "./use-timer.ts";
import styles from "./workout-day.module.css";

interface WorkoutDayProps {
  number: number;
  day: Day;
  about: Workouts["exercises"];
  ticked: number[];
  isToday: boolean;
  /** Whether it is unfolded when it comes. */
  isOpen: boolean;
  tracker: Tracker;
  timers: Timers;
}

/** A day of a week, which unfolds to its exercises. */
export function WorkoutDay({
  number,
  day,
  about,
  ticked,
  isToday,
  isOpen,
  tracker,
  timers,
}: WorkoutDayProps) {
  const done = countDone(ticked, day.exercises);
  const total = day.exercises.length;
  const isDone = total > 0 && done === total;

  return (
    <li data-day={number} aria-current={isToday ? "date" : undefined}>
      <details className={styles.day} open={isOpen} data-today={isToday || undefined}>
        <summary className={styles.summary}>
          <span className={styles.number}>
            Day <strong>{number}</strong>
          </span>
          <span className={styles.head}>
            <h3 className={styles.name}>{day.name}</h3>
            {isToday && <span className={styles.today}>Today</span>}
          </span>
          <span className={styles.facts}>
            {day.minutes !== undefined && <span>{day.minutes} min</span>}
            {total > 0 && (
              <span className={isDone ? styles.done : undefined}>
                {isDone && <Icon name="check-bold" />}
                {isDone ? "All done" : `${done} of ${total} done`}
              </span>
            )}
          </span>
          <Icon name="caret-down-bold" className={styles.caret} />
        </summary>
        <div className={styles.body}>
          {day.note && <p className={styles.note}>{day.note}</p>}
          <ol className={styles.exercises}>
            {day.exercises.map((effort, index) => (
              <ExerciseCard
                // biome-ignore lint/suspicious/noArrayIndexKey: an exercise may come twice; its place is what is stored
                key={index}
                effort={effort}
                about={about[effort.exercise]}
                isDone={ticked.includes(index)}
                onTick={(isTicked) =>
                  tracker.set(number, "exercises", withTick(ticked, index, isTicked))
                }
                timer={{ id: `${number}/${index}`, timers }}
              />
            ))}
          </ol>
        </div>
      </details>
    </li>
  );
}
