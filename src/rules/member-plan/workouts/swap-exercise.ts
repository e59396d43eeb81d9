import type { Effort, PoolExercise } from "../pool/exercise-pool.ts";
import { isSuitable, type Training } from "./choose-workouts.ts";
import { countMinutes, SECONDS_PER_REPETITION } from "./session-time.ts";
import type { WorkoutDay } from "./workout-weeks.ts";

/** By planned exercise, the one that is done instead. */
export type ExerciseSwaps = Readonly<Record<string, string>>;

type Exercises = Readonly<Record<string, PoolExercise>>;

const SECONDS_STEP = 5;
/** Beginners start at 8: ACSM, Med Sci Sports Exerc 2009;41:687-708. */
const MIN_REPETITIONS = 8;

/**
 * A day's workout with some exercises exchanged. Each keeps its sets and its effort. Exchanges that
 * would bring an exercise into the day twice are left out.
 */
export function withExerciseSwaps(
  workout: WorkoutDay,
  swaps: ExerciseSwaps,
  exercises: Exercises,
): WorkoutDay {
  const planned = workout.exercises.map(({ exercise }) => exercise);
  const known = Object.entries(swaps).filter(([, instead]) => exercises[instead]);
  const possible = withoutRepeats(planned, Object.fromEntries(known));
  const efforts = workout.exercises.map((effort) => {
    const instead = possible[effort.exercise];
    const exercise = instead === undefined ? undefined : exercises[instead];
    return instead !== undefined && exercise ? convertEffort(effort, instead, exercise) : effort;
  });
  return {
    ...workout,
    minutes: workout.minutes === undefined ? undefined : countMinutes(efforts),
    exercises: efforts,
  };
}

/** The exchanges that still fit the member: answers may have changed since they were made. */
export const swapsThatFit = (
  swaps: ExerciseSwaps,
  training: Pick<Training, "avoided">,
  exercises: Exercises,
): ExerciseSwaps =>
  Object.fromEntries(
    Object.entries(swaps).filter(([, instead]) => {
      const exercise = exercises[instead];
      return exercise !== undefined && isSuitable(training, exercise);
    }),
  );

/** An easier and a harder exercise; undefined if there's none that fits the member and the day. */
export interface ExerciseOffers {
  easier: string | undefined;
  harder: string | undefined;
}

export function exerciseOffers(
  id: string,
  workout: WorkoutDay,
  training: Pick<Training, "avoided">,
  exercises: Exercises,
): ExerciseOffers {
  const createOffer = (other: string | undefined) => {
    const exercise = other === undefined ? undefined : exercises[other];
    const isThere = workout.exercises.some((effort) => effort.exercise === other);
    return exercise && !isThere && isSuitable(training, exercise) ? other : undefined;
  };
  const { easier, harder } = exercises[id] ?? {};
  return { easier: createOffer(easier), harder: createOffer(harder) };
}

function withoutRepeats(planned: readonly string[], swaps: ExerciseSwaps): ExerciseSwaps {
  const resolveSwap = (id: string) => swaps[id] ?? id;
  const repeated = planned.find(
    (id) =>
      resolveSwap(id) !== id &&
      planned.some((other) => other !== id && resolveSwap(other) === resolveSwap(id)),
  );
  if (repeated === undefined) return swaps;
  const { [repeated]: _, ...others } = swaps;
  return withoutRepeats(planned, others);
}

/** The same effort with another exercise, which may be measured in the other unit. */
function convertEffort(
  { sets, repetitions = 0, seconds = 0, rest }: Effort,
  exercise: string,
  { measure, sides }: PoolExercise,
): Effort {
  const same = { exercise, sets, ...(sides && { sides }), rest };
  if (measure === "repetitions")
    return {
      ...same,
      repetitions:
        repetitions || Math.max(Math.round(seconds / SECONDS_PER_REPETITION), MIN_REPETITIONS),
    };
  const converted = (repetitions * SECONDS_PER_REPETITION) / SECONDS_STEP;
  return { ...same, seconds: seconds || Math.ceil(converted) * SECONDS_STEP };
}
