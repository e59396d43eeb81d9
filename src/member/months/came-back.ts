import { DAY_MS } from "#lib/day-ms.ts";
import { CAME_BACK_FIELD, MONTH_FIELD } from "../tracker/fields.ts";
import type { Journal } from "../tracker/journal.ts";
import { DAYS } from "../tracker/notes.ts";

/** After so many days without an entry, the plan's day is far behind the calendar. */
const DAYS_AWAY = 14;
/** Entries that answer the question. */
const ANSWERS = [CAME_BACK_FIELD, MONTH_FIELD];

/**
 * True for a member who comes back after weeks in the middle of a month, until they say how to go
 * on. What else they write since `openedAt` doesn't count. `journal` is that of all months.
 */
export function hasComeBack(
  journal: Journal,
  { current, openedAt }: { current: number; openedAt: number },
): boolean {
  const entries = Object.values(journal.entries).map(({ field, changedAt, savedAt = "" }) => ({
    field,
    // An entry of another device has only the account's time.
    at: Date.parse(changedAt > savedAt ? changedAt : savedAt),
  }));
  const before = entries.filter(({ at }) => at < openedAt);
  const isAnswered = entries.some(({ field, at }) => at >= openedAt && ANSWERS.includes(field));
  const last = Math.max(...before.map(({ at }) => at));
  return (
    !isAnswered && before.length > 0 && current < DAYS && openedAt - last >= DAYS_AWAY * DAY_MS
  );
}
