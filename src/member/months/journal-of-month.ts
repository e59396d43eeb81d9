import type { TrackerEntry } from "#api/tracker.ts";
import { isJsonObject } from "#lib/json.ts";
import type { Weight } from "#lib/measures/weight.ts";
import { CURRENT_DAY_FIELD, EXERCISE_SWAPS_FIELD, PLAN_ANSWERS_FIELD } from "../tracker/fields.ts";
import type { Journal } from "../tracker/journal.ts";
import { DAYS_A_MONTH, daysBefore } from "../tracker/month-days.ts";
import { getNotes } from "../tracker/notes.ts";

const NO_DAY = 0;

/**
 * A month's part of the journal: its days count from 1 to 30, and day 0 has what counted when it
 * began. The first month's part is the journal itself.
 */
export function journalOfMonth(journal: Journal, month: number): Journal {
  if (month === 1) return journal;
  const first = daysBefore(month) + 1;
  const all = Object.values(journal.entries).sort((one, other) => one.day - other.day);
  const before = all.filter(({ day }) => day < first);
  const entries = [
    ...before.filter(({ day, field }) => day === NO_DAY && field !== CURRENT_DAY_FIELD),
    ...before.filter(({ field }) => field === PLAN_ANSWERS_FIELD).slice(-1),
    ...earlierExerciseSwaps(before),
    ...all.filter(({ day, field }) => day === first && field === CURRENT_DAY_FIELD),
  ].map((entry) => ({ ...entry, day: NO_DAY }));
  const own = all
    .filter(({ day }) => day >= first && day < first + DAYS_A_MONTH)
    .map((entry) => ({ ...entry, day: entry.day - first + 1 }));
  return {
    ...journal,
    entries: Object.fromEntries(
      [...entries, ...own].map((entry) => [`${entry.day}/${entry.field}`, entry]),
    ),
    before: { weight: lastWeight(journal, first) },
  };
}

/** The absolute day of an entry of a month. */
export const dayInJournal = (month: number, day: number, field: string): number =>
  day === NO_DAY && (month === 1 || field !== CURRENT_DAY_FIELD)
    ? NO_DAY
    : daysBefore(month) + Math.max(day, 1);

/** An exchange of an exercise counts from a day on, so also in the months after. */
function earlierExerciseSwaps(before: readonly TrackerEntry[]): TrackerEntry[] {
  const swaps = before.filter(({ field }) => field === EXERCISE_SWAPS_FIELD);
  const last = swaps.at(-1);
  const isExchange = ([, instead]: [string, unknown]) => typeof instead === "string";
  const value = Object.fromEntries(
    swaps.flatMap(({ value }) =>
      isJsonObject(value) ? Object.entries(value).filter(isExchange) : [],
    ),
  );
  return last ? [{ ...last, value }] : [];
}

function lastWeight(journal: Journal, first: number): Weight | undefined {
  for (let day = first - 1; day > 0; day--) {
    const { weight } = getNotes(journal, day);
    if (weight) return weight;
  }
  return undefined;
}
