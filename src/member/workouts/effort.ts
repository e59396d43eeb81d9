import type { Effort } from "#member-plan/exercise-pool.ts";

const MINUTE = 60;
// Shorter times are shown in seconds.
const LEAST_MINUTES = 2;

/** The amount of an exercise: `3 × 8 repetitions`, `2 × 20 seconds`, `20 minutes`. */
export function effortText({ sets, repetitions, seconds = 0 }: Effort): string {
  const amount = repetitions === undefined ? timeText(seconds) : counted(repetitions, "repetition");
  return sets === 1 ? amount : `${sets} × ${amount}`;
}

/** The rest between sets; undefined if there's none. */
export function restText({ rest }: Effort): string | undefined {
  return rest > 0 ? `${timeText(rest)} rest` : undefined;
}

function timeText(seconds: number): string {
  const minutes = seconds / MINUTE;
  return Number.isInteger(minutes) && minutes >= LEAST_MINUTES
    ? counted(minutes, "minute")
    : counted(seconds, "second");
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;
