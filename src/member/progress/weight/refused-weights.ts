import type { Tracker } from "../../tracker/tracker.ts";

const texts = new WeakMap<Tracker, Map<string, string>>();

/**
 * Text typed as a day's weight or measure that can't be saved. It's kept for as long as the page is
 * open, so that you can fix it after visiting other days and tabs.
 */
export interface RefusedText {
  text: string | undefined;
  put: (text: string | undefined) => void;
}

export function getRefusedText(tracker: Tracker, day: number, field: string): RefusedText {
  const byField = texts.get(tracker) ?? new Map<string, string>();
  texts.set(tracker, byField);
  const key = `${day}/${field}`;
  return {
    text: byField.get(key),
    put: (text) => void (text === undefined ? byField.delete(key) : byField.set(key, text)),
  };
}
