import type { Tracker } from "../tracker/tracker.ts";
import { dayInJournal, journalOfMonth } from "./journal-of-month.ts";

/** A member's tracker as one month sees it: its days count from 1 to 30. */
export function trackerOfMonth(tracker: Tracker, month: number): Tracker {
  if (month === 1) return tracker;
  let of = tracker.snapshot();
  let shown = { ...of, journal: journalOfMonth(of.journal, month) };
  return {
    ...tracker,
    snapshot() {
      const next = tracker.snapshot();
      if (next === of) return shown;
      const isSame = next.journal === of.journal;
      shown = { ...next, journal: isSame ? shown.journal : journalOfMonth(next.journal, month) };
      of = next;
      return shown;
    },
    set: (day, field, value) => tracker.set(dayInJournal(month, day, field), field, value),
  };
}
