import { DAYS } from "../tracker/notes.ts";

const WEEK = 7;
const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -WEEK,
  ArrowDown: WEEK,
};

/**
 * The day that a key moves to: arrows move by day and by week, Home and End to the first and last
 * day. Stays on the same day at the edges. Undefined for other keys.
 */
export function dayAfterKey(day: number, key: string): number | undefined {
  if (key === "Home") return 1;
  if (key === "End") return DAYS;
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const next = day + step;
  return next >= 1 && next <= DAYS ? next : day;
}
