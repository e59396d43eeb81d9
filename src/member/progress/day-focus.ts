import { DAYS } from "../tracker/notes.ts";

const WEEK = 7;
const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -WEEK,
  ArrowDown: WEEK,
};

/** The day that a key leads to from a day: arrows by day and by week, Home and End to the ends; the same day where there is none. Undefined for other keys. */
export function dayAfterKey(day: number, key: string): number | undefined {
  if (key === "Home") return 1;
  if (key === "End") return DAYS;
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const next = day + step;
  return next >= 1 && next <= DAYS ? next : day;
}
