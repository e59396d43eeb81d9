import { useSearchParams } from "react-router-dom";
import type { WorkoutWeek } from "#rules/member-plan/workouts/workout-weeks.ts";
import { Alert } from "#ui/alert.tsx";
import { moveFocus } from "#ui/forms/arrow-focus.ts";
import { Icon } from "#ui/icon.tsx";
import { Snackbar, type UndoToast, useUndoToast } from "#ui/snackbar.tsx";
import type { Member } from "../member.ts";
import { MonthBar } from "../months/month-bar.tsx";
import { LostDay } from "../tracker/lost-day.tsx";
import { currentDay, getNotes } from "../tracker/notes.ts";
import { SyncNote } from "../tracker/sync-note.tsx";
import { useJournal } from "../tracker/use-tracker.ts";
import { DAYS_A_WEEK, getFirstDayOfWeek, getWeek, parseWeek } from "./find-workout.ts";
import { FreeDays } from "./free-days.tsx";
import { createExerciseSwap } from "./swap/exercise-swap.ts";
import { WorkoutDay } from "./workout-day.tsx";
import styles from "./workouts-tab.module.css";

/** The workouts of the four weeks, day by day. */
export function WorkoutsTab({ member }: { member: Member }) {
  const { plans, tracker } = member;
  const { journal, sync } = useJournal(tracker);
  const today = currentDay(journal);
  const { weeks } = plans.planOn(today);
  const { shown, isUnknown, show } = useShownWeek(weeks.length, today);
  const week = weeks[shown - 1];
  const board = useUndoToast();
  if (!week) return <p>No workouts are published yet.</p>;

  return (
    <div className={styles.workouts}>
      <MonthBar member={member} />
      <div className={styles.head}>
        <h2 className={styles.title}>Workouts</h2>
        <SyncNote sync={sync} />
      </div>
      <LostDay journal={journal} />
      {isUnknown && (
        <Alert text={`Your plan doesn't have that week, so here's week ${shown}.`} boxed />
      )}
      <WeekButtons
        weeks={weeks.length}
        shown={shown}
        onShow={(next) => {
          // An undo is in the week that was shown.
          board.clear();
          show(next);
        }}
      />
      {!member.months.isPast && !plans.workoutOn(today) && <FreeDays day={today} />}
      <WeekSection number={shown} week={week} member={member} board={board} />
      <Snackbar {...board} />
    </div>
  );
}

/** The week in the URL, or else today's. `isUnknown` if the URL's week doesn't exist. */
function useShownWeek(weeks: number, today: number) {
  const [params, setParams] = useSearchParams();
  const asked = parseWeek(params.get("week"), weeks);
  const show = (next: number) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.set("week", String(next));
        return after;
      },
      // Back leaves the member area instead of stepping through every week that was open.
      { replace: true, state: window.history.state?.usr, preventScrollReset: true },
    );
  return {
    shown: asked ?? getWeek(today, weeks),
    isUnknown: params.has("week") && asked === undefined,
    show,
  };
}

interface WeekSectionProps {
  number: number;
  week: WorkoutWeek;
  member: Member;
  board: UndoToast;
}

/** A week's days. Today's is open, or else the first one. */
function WeekSection({ number: shown, week, member, board }: WeekSectionProps) {
  const { months, plans, program, tracker } = member;
  const { journal } = useJournal(tracker);
  const today = months.isPast ? undefined : currentDay(journal);
  const first = getFirstDayOfWeek(shown);
  const days = week.days.flatMap((_, index) => {
    const number = first + index;
    const day = plans.workoutOn(number);
    return day ? [{ day, number }] : [];
  });
  const hasToday = days.some(({ number }) => number === today);
  return (
    <section className={styles.week} aria-labelledby="week-title">
      <h2 id="week-title" className={styles.weekTitle}>
        {`Week ${shown}: ${week.title}`}
      </h2>
      <p>{week.intro}</p>
      <CountingNote />
      <ol className={styles.days}>
        {days.map(({ day, number }) => (
          <WorkoutDay
            key={number}
            number={number}
            day={day}
            about={program.exercises.exercises}
            ticked={getNotes(journal, number).exercises}
            isToday={number === today}
            isOpen={hasToday ? number === today : number === first}
            tracker={tracker}
            swapAt={(place) =>
              months.isPast ? undefined : createExerciseSwap(member, { day: number, place }, board)
            }
          />
        ))}
      </ol>
    </section>
  );
}

function CountingNote() {
  return (
    <details className={styles.counting}>
      <summary className={styles.summary}>
        <span>How sets and minutes are counted</span>
        <Icon name="caret-down-bold" className={styles.caret} />
      </summary>
      <p>
        Repetitions and seconds are for one set, and “per side” means for each arm or leg. A
        training day's minutes include the warm-up and rests.
      </p>
    </details>
  );
}

/** A row of week buttons; one week is shown. */
function WeekButtons({
  weeks,
  shown,
  onShow,
}: {
  weeks: number;
  shown: number;
  onShow: (week: number) => void;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would only add a frame
    <div className={styles.weeks} role="group" aria-label="Weeks" onKeyDown={moveFocus}>
      {Array.from({ length: weeks }, (_, index) => index + 1).map((week) => (
        <button
          key={week}
          type="button"
          className={styles.weekButtonsWeek}
          aria-label={`Week ${week}`}
          aria-pressed={week === shown}
          onClick={() => onShow(week)}
        >
          <span className={styles.name}>{`Week ${week}`}</span>
          <span className={styles.weekButtonsDays}>
            <span className={styles.unit}>Days </span>
            <span>{`${getFirstDayOfWeek(week)}–${getFirstDayOfWeek(week) + DAYS_A_WEEK - 1}`}</span>
          </span>
        </button>
      ))}
    </div>
  );
}
