import type { Effort } from "../pool/exercise-pool.ts";

export const SECONDS_PER_REPETITION = 4;
/** The warm-up video. */
const WARM_UP_SECONDS = 5 * 60;
/** The fewest sets that an exercise keeps in a long session. */
const MIN_SETS = 2;

/** The warm-up, all sets, and the rests after them. */
export function countMinutes(efforts: readonly Effort[]): number {
  const seconds = efforts.reduce(
    (sum, { sets, repetitions = 0, seconds = repetitions * SECONDS_PER_REPETITION, sides, rest }) =>
      sum + sets * (seconds * (sides ?? 1) + rest),
    WARM_UP_SECONDS,
  );
  return Math.round(seconds / 60);
}

/**
 * The sets of each exercise, so that all of them take no more than some minutes: those at the end have
 * fewer, and two at least.
 */
export function fitSets(efforts: readonly Effort[], maxMinutes: number): number[] {
  const fitted = efforts.map((effort) => ({ ...effort }));
  while (countMinutes(fitted) > maxMinutes) {
    const last = fitted.filter(({ sets }) => sets > MIN_SETS).at(-1);
    if (!last) break;
    last.sets--;
  }
  return fitted.map(({ sets }) => sets);
}
