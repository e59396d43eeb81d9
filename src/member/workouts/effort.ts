import type { Effort } from "#rules/member-plan/pool/exercise-pool.ts";

const MINUTE = 60;
// Shorter times are shown in seconds.
const MIN_MINUTES = 2;
const NO_BREAK = "\u00a0";

/** The amount of an exercise: `3 × 8 repetitions per side`, `2 × 20 seconds`, `20 minutes`. */
export function effortText({ sets, repetitions, seconds = 0, sides }: Effort): string {
  const amount =
    repetitions === undefined ? timeText(seconds) : formatCount(repetitions, "repetition");
  return `${sets === 1 ? amount : `${sets} × ${amount}`}${perSide(sides)}`;
}

/** The same for little space, without line breaks: `3 × 8 per side`, `2 × 20 s`, `20 min`. */
export function shortEffortText({ sets, repetitions, seconds = 0, sides }: Effort): string {
  const amount = repetitions === undefined ? shortTimeText(seconds) : `${repetitions}`;
  const text = sets === 1 && repetitions === undefined ? amount : `${sets} × ${amount}`;
  return `${text}${perSide(sides)}`.replaceAll(" ", NO_BREAK);
}

const perSide = (sides: Effort["sides"]): string => (sides ? " per side" : "");

/** The rest between sets; undefined if there's none. */
export function restText({ rest }: Effort): string | undefined {
  return rest > 0 ? `${timeText(rest)} rest` : undefined;
}

function timeText(seconds: number): string {
  return isInMinutes(seconds)
    ? formatCount(seconds / MINUTE, "minute")
    : formatCount(seconds, "second");
}

const shortTimeText = (seconds: number): string =>
  isInMinutes(seconds) ? `${seconds / MINUTE} min` : `${seconds} s`;

const isInMinutes = (seconds: number): boolean =>
  seconds % MINUTE === 0 && seconds >= MIN_MINUTES * MINUTE;

const formatCount = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;
