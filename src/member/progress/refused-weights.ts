import type { Tracker } from "../tracker/tracker.ts";

const texts = new WeakMap<Tracker, Map<number, string>>();

/** A text that was typed for the weight of a day and is none: it waits to be mended while other days and tabs are looked at, as long as the page lasts. */
export interface RefusedWeight {
  text: string | undefined;
  put: (text: string | undefined) => void;
}

export function refusedWeightOf(tracker: Tracker, day: number): RefusedWeight {
  const byDay = texts.get(tracker) ?? new Map<number, string>();
  texts.set(tracker, byDay);
  return {
    text: byDay.get(day),
    put: (text) => void (text === undefined ? byDay.delete(day) : byDay.set(day, text)),
  };
}
