import type { PoolExercise } from "#rules/member-plan/pool/exercise-pool.ts";
import type { WorkoutDay as Day } from "#rules/member-plan/workouts/workout-weeks.ts";
import { Icon } from "#ui/icon.tsx";
import type { Tracker } from "../tracker/tracker.ts";
import { ExerciseCard } from "./exercise-card.tsx";
import { getTimers, timerId } from "./get-timers.ts";
import type { ExerciseSwap } from "./swap/exercise-swap.ts";
import { countDone, withTick } from "./ticks.ts";
import styles from "./workout-day.module.css";

interface WorkoutDayProps {
  number: number;
  day: Day;
  /** The program's descriptions of the exercises. */
  about: Record<string, PoolExercise>;
  ticked: number[];
  isToday: boolean;
  /** True if it starts unfolded. */
  isOpen: boolean;
  tracker: Tracker;
  /** The possible exchange of the exercise at a place. */
  swapAt: (place: number) => ExerciseSwap | undefined;
}

/** A day of the week that unfolds to show its exercises. */
export function WorkoutDay({
  number,
  day,
  about,
  ticked,
  isToday,
  isOpen,
  tracker,
  swapAt,
}: WorkoutDayProps) {
  return (
    <li data-day={number} aria-current={isToday ? "date" : undefined}>
      <details className={styles.day} open={isOpen} data-today={isToday || undefined}>
        <DaySummary number={number} day={day} ticked={ticked} isToday={isToday} />
        <div className={styles.body}>
          {day.note && <p className={styles.note}>{day.note}</p>}
          <ol className={styles.exercises}>
            {day.exercises.map((effort, place) => (
              <ExerciseCard
                // biome-ignore lint/suspicious/noArrayIndexKey: an exercise may occur twice, and ticks are stored by index
                key={place}
                effort={effort}
                about={about[effort.exercise]}
                isDone={ticked.includes(place)}
                onTick={(isTicked) =>
                  tracker.set(number, "exercises", withTick(ticked, place, isTicked))
                }
                timer={{
                  id: timerId({ day: number, place, exercise: effort.exercise }),
                  timers: getTimers(tracker),
                }}
                swap={swapAt(place)}
              />
            ))}
          </ol>
        </div>
      </details>
    </li>
  );
}

type DaySummaryProps = Pick<WorkoutDayProps, "number" | "day" | "ticked" | "isToday">;

function DaySummary({ number, day, ticked, isToday }: DaySummaryProps) {
  const done = countDone(ticked, day.exercises);
  const total = day.exercises.length;
  const isDone = total > 0 && done === total;
  return (
    <summary className={styles.summary}>
      <span className={styles.number}>
        <span>Day</span> <strong>{number}</strong>
      </span>
      <span className={styles.head}>
        <h3 className={styles.name}>{day.name}</h3>
        {isToday && <span className={styles.today}>Today</span>}
      </span>
      <span className={styles.facts}>
        {day.minutes !== undefined && <span>{`${day.minutes} min`}</span>}
        {total > 0 && (
          <span className={isDone ? styles.done : undefined}>
            {isDone && <Icon name="check-bold" />}
            <span>{isDone ? "All done" : `${done} of ${total} done`}</span>
          </span>
        )}
      </span>
      <Icon name="caret-down-bold" className={styles.caret} />
    </summary>
  );
}
