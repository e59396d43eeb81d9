import type { Tracker } from "../tracker/tracker.ts";
import type { Timers } from "./use-timer.ts";

const timers = new WeakMap<Tracker, Timers>();

/**
 * The timers that belong to a tracker. They last as long as the page, and no other member sees
 * them.
 */
export function getTimers(tracker: Tracker): Timers {
  const known = timers.get(tracker) ?? new Map();
  timers.set(tracker, known);
  return known;
}

/** An exchanged exercise has a timer of its own. */
export const timerId = (of: { day: number; place: number; exercise: string }): string =>
  `${of.day}/${of.place}/${of.exercise}`;
