import { exerciseOffers } from "#member-plan/workouts/swap-exercise.ts";
import type { UndoToast } from "#ui/snackbar.tsx";
import type { Member } from "../../member.ts";
import { entryBefore, exerciseSwapEntry } from "../../plan/swaps.ts";
import { timerId, timersOf } from "../timers-of.ts";
import { workoutOf } from "../workout-of.ts";

interface NamedExercise {
  id: string;
  name: string;
}

/** How an exercise of a day's workout can be exchanged, on that day and all days after it. */
export interface ExerciseSwap {
  day: number;
  easier: NamedExercise | undefined;
  harder: NamedExercise | undefined;
  /** The exercise that was planned; undefined if it wasn't exchanged. */
  original: NamedExercise | undefined;
  /** `focus` runs after the exchange was undone. */
  exchange: (instead: NamedExercise, focus: () => void) => void;
}

/** The exchange of an exercise, by its place in the day; undefined if the day doesn't have it. */
export function exerciseSwapAt(
  { plans, program, tracker }: Pick<Member, "plans" | "program" | "tracker">,
  { day, place }: { day: number; place: number },
  { say }: UndoToast,
): ExerciseSwap | undefined {
  const { exercises } = program.exercises;
  const named = (id: string) => ({ id, name: exercises[id]?.name ?? id });
  const { weeks, decisions } = plans.planOn(day);
  const workout = plans.workoutOn(day);
  const planned = workoutOf(weeks, day)?.exercises[place]?.exercise;
  const shown = workout?.exercises[place]?.exercise;
  if (!workout || planned === undefined || shown === undefined) return undefined;
  const { easier, harder } = exerciseOffers(shown, workout, decisions.training, exercises);

  const exchange = (instead: NamedExercise, focus: () => void) => {
    const { journal } = tracker.snapshot();
    const entry = exerciseSwapEntry(journal, day, { planned, instead: instead.id });
    const before = entryBefore(journal, entry);
    // Its time would go on unseen, and be over when the exercise comes back.
    timersOf(tracker).delete(timerId({ day, place, exercise: shown }));
    tracker.set(...entry);
    const change = instead.id === planned ? "again" : `instead of ${named(shown).name}`;
    say(`From day ${day} on: ${instead.name} ${change}.`, () => {
      timersOf(tracker).delete(timerId({ day, place, exercise: instead.id }));
      tracker.set(...before);
      focus();
    });
  };
  return {
    day,
    easier: easier === undefined ? undefined : named(easier),
    harder: harder === undefined ? undefined : named(harder),
    original: shown === planned ? undefined : named(planned),
    exchange,
  };
}
