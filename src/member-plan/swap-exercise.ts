import type { Training } from "./choose-workouts.ts";
import type { Effort, PoolExercise } from "./exercise-pool.ts";
import { minutesOf, SECONDS_PER_REPETITION, type WorkoutDay } from "./workout-weeks.ts";

/** By planned exercise, the one that is done instead. */
export type ExerciseSwaps = Readonly<Record<string, string>>;

type Exercises = Readonly<Record<string, PoolExercise>>;

const SECONDS_STEP = 5;

/** A day's workout with some exercises exchanged. Each keeps its sets and its effort. */
export function withExerciseSwaps(
  workout: WorkoutDay,
  swaps: ExerciseSwaps,
  exercises: Exercises,
): WorkoutDay {
  const efforts = workout.exercises.map((effort) => {
    const instead = swaps[effort.exercise];
    const exercise = instead === undefined ? undefined : exercises[instead];
    return instead !== undefined && exercise ? effortOf(effort, instead, exercise) : effort;
  });
  return {
    ...workout,
    minutes: workout.minutes === undefined ? undefined : minutesOf(efforts),
    exercises: efforts,
  };
}

/** An easier and a harder exercise; undefined if there's none that fits the member and the day. */
export interface ExerciseOffers {
  easier: string | undefined;
  harder: string | undefined;
}

export function exerciseOffers(
  id: string,
  workout: WorkoutDay,
  { isLowImpact }: Pick<Training, "isLowImpact">,
  exercises: Exercises,
): ExerciseOffers {
  const offered = (other: string | undefined) => {
    const exercise = other === undefined ? undefined : exercises[other];
    const isThere = workout.exercises.some((effort) => effort.exercise === other);
    return exercise && !isThere && (!isLowImpact || exercise.impact === "low") ? other : undefined;
  };
  const { easier, harder } = exercises[id] ?? {};
  return { easier: offered(easier), harder: offered(harder) };
}

/** The same effort with another exercise, which may be measured in the other unit. */
function effortOf(
  { sets, repetitions = 0, seconds = 0, rest }: Effort,
  exercise: string,
  { measure }: PoolExercise,
): Effort {
  if (measure === "repetitions")
    return {
      exercise,
      sets,
      repetitions: repetitions || Math.max(Math.round(seconds / SECONDS_PER_REPETITION), 1),
      rest,
    };
  const converted = (repetitions * SECONDS_PER_REPETITION) / SECONDS_STEP;
  return { exercise, sets, seconds: seconds || Math.ceil(converted) * SECONDS_STEP, rest };
}
