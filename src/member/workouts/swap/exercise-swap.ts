import { exerciseOffers } from "#rules/member-plan/workouts/swap-exercise.ts";
import type { UndoToast } from "#ui/snackbar.tsx";
import type { Member } from "../../member.ts";
import { exerciseSwapEntry, undoSwap } from "../../plan/swaps.ts";
import { findWorkout } from "../find-workout.ts";
import { getTimers, timerId } from "../get-timers.ts";

interface NamedExercise {
  id: string;
  name: string;
}

/**
 * The exercises that one of a day's workout can be exchanged for, on that day and all days after
 * it.
 */
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
export function createExerciseSwap(
  { plans, program, tracker }: Pick<Member, "plans" | "program" | "tracker">,
  { day, place }: { day: number; place: number },
  { say }: UndoToast,
): ExerciseSwap | undefined {
  const { exercises } = program.exercises;
  const nameExercise = (id: string) => ({ id, name: exercises[id]?.name ?? id });
  const { weeks, decisions } = plans.planOn(day);
  const workout = plans.workoutOn(day);
  const planned = findWorkout(weeks, day)?.exercises[place]?.exercise;
  const shown = workout?.exercises[place]?.exercise;
  if (!workout || planned === undefined || shown === undefined) return undefined;
  const { easier, harder } = exerciseOffers(shown, workout, decisions.training, exercises);

  const exchange = (instead: NamedExercise, focus: () => void) => {
    const { journal } = tracker.snapshot();
    const entry = exerciseSwapEntry(journal, day, { planned, instead: instead.id });
    // Its time would go on unseen, and be over when the exercise comes back.
    getTimers(tracker).delete(timerId({ day, place, exercise: shown }));
    tracker.set(...entry);
    const change = instead.id === planned ? "again" : `instead of ${nameExercise(shown).name}`;
    say(`From day ${day} on: ${instead.name} ${change}.`, () => {
      getTimers(tracker).delete(timerId({ day, place, exercise: instead.id }));
      const now = tracker.snapshot().journal;
      tracker.set(...undoSwap({ before: journal, now }, entry, planned));
      focus();
    });
  };
  return {
    day,
    easier: easier === undefined ? undefined : nameExercise(easier),
    harder: harder === undefined ? undefined : nameExercise(harder),
    original: shown === planned ? undefined : nameExercise(planned),
    exchange,
  };
}
