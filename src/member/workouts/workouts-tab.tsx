import { useSearchParams } from "react-router-dom";
import { Alert } from "#ui/alert.tsx";
import { Icon } from "#ui/icon.tsx";
import type { Member } from "../member.ts";
import { LostDay } from "../tracker/lost-day.tsx";
import { currentDay, notesOf } from "../tracker/notes.ts";
import { SyncNote } from "../tracker/sync-note.tsx";
import { useJournal } from "../tracker/use-tracker.ts";
import { FreeDays } from "./free-days.tsx";
import { timersOf } from "./timers-of.ts";
import { WeekButtons } from "./week-buttons.tsx";
import { WorkoutDay } from "./workout-day.tsx";
import { firstDayOf, weekAsked, weekOfDay, workoutOf } from "./workout-of.ts";
import styles from "./workouts-tab.module.css";

/** The training of four weeks, day by day. */
export function WorkoutsTab({ member: { program, tracker } }: { member: Member }) {
  const { journal, sync } = useJournal(tracker);
  const [params, setParams] = useSearchParams();
  const { weeks, exercises } = program.workouts;
  const today = currentDay(journal);
  const asked = weekAsked(params.get("week"), weeks.length);
  const shown = asked ?? weekOfDay(today, weeks.length);
  const week = weeks[shown - 1];
  if (!week) return <p>No workouts are published yet.</p>;

  const first = firstDayOf(shown);
  const days = week.days.map((day, index) => ({ day, number: first + index }));
  const hasToday = days.some(({ number }) => number === today);
  const show = (next: number) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.set("week", String(next));
        return after;
      },
      // Back leads out of the member area, not through every week that was looked at
      { replace: true, state: window.history.state?.usr, preventScrollReset: true },
    );

  return (
    <div className={styles.workouts}>
      <div className={styles.head}>
        <h2 className={styles.title}>Workouts</h2>
        <SyncNote sync={sync} />
      </div>
      <LostDay journal={journal} />
      {params.has("week") && asked === undefined && (
        <Alert
          text={`The address names a week that your plan does not have. This is week ${shown}.`}
          boxed
        />
      )}
      <WeekButtons weeks={weeks.length} shown={shown} onShow={show} />
      {!workoutOf(program.workouts, today) && <FreeDays day={today} />}
      <section className={styles.week} aria-labelledby="week-title">
        <h2 id="week-title" className={styles.weekTitle}>
          Week {shown}: {week.title}
        </h2>
        <p>{week.intro}</p>
        <details className={styles.counting}>
          <summary className={styles.summary}>
            How sets and minutes are counted
            <Icon name="caret-down-bold" className={styles.caret} />
          </summary>
          <p>
            Repetitions and seconds are for one set and count both sides together. The minutes of a
            training day hold a warm-up and the rests.
          </p>
        </details>
        <ol className={styles.days}>
          {days.map(({ day, number }) => (
            <WorkoutDay
              key={number}
              number={number}
              day={day}
              about={exercises}
              ticked={notesOf(journal, number).exercises}
              isToday={number === today}
              isOpen={hasToday ? number === today : number === first}
              tracker={tracker}
              timers={timersOf(tracker)}
            />
          ))}
        </ol>
      </section>
    </div>
  );
}
