import type { Tracker } from "../../tracker/tracker.ts";

const texts = new WeakMap<Tracker, Map<number, string>>();

/**
 * Text typed as a day's weight that can't be saved. It's kept for as long as the page is open, so
 * that you can fix it after visiting other days and tabs.
 */
export interface RefusedWeight {
  text: string | undefined;
  put: (text: string | undefined) => void;
}

export function getRefusedWeight(tracker: Tracker, day: number): RefusedWeight {
  const byDay = texts.get(tracker) ?? new Map<number, string>();
  texts.set(tracker, byDay);
  return {
    text: byDay.get(day),
    put: (text) => void (text === undefined ? byDay.delete(day) : byDay.set(day, text)),
  };
}
