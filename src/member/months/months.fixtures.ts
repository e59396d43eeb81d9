import type { Entry } from "../plan/dated-answers.ts";
import { emptyJournal, type Journal, write } from "../tracker/journal.ts";

/** A journal with these entries, of days that go on from month to month. */
export const noted = (...entries: Entry[]): Journal =>
  entries.reduce(
    (journal, [day, field, value], index) =>
      write(journal, {
        day,
        field,
        value,
        changedAt: new Date(Date.UTC(2026, 0, 12, 11, 0, index)).toISOString(),
      }),
    emptyJournal,
  );

/** Entries of a month that has begun. */
export const begunMonth = (month: number, currentDay: number): Entry[] => {
  const first = (month - 1) * 30 + 1;
  return [
    [first, "month", { began: "2026-01-08", meals: month, away: [], last: [] }],
    [first, "current-day", currentDay],
  ];
};
