import { type Answers, isJsonObject, type Json } from "#lib/json.ts";
import { PLAN_ANSWERS_FIELD } from "../tracker/fields.ts";
import { type Journal, readEntry } from "../tracker/journal.ts";
import { DAYS } from "../tracker/notes.ts";

/** Answers, and the first day of the plan that's made from them. */
export interface DatedAnswers {
  /** Day 0 has the answers from before the purchase. */
  fromDay: number;
  answers: Answers;
}

/** The arguments of `tracker.set`. */
export type Entry = readonly [day: number, field: string, value: Json];

const NO_DAY = 0;
const everyDay = Array.from({ length: DAYS + 1 }, (_, day) => day);
const daysWithAnswers = (journal: Journal) =>
  everyDay.filter((day) => readEntry(journal, day, PLAN_ANSWERS_FIELD) !== undefined);

/**
 * The answers that the account has, the earliest first. If it has never had any, those in this
 * browser.
 */
export function readDatedAnswers(journal: Journal, ofBrowser: Answers): DatedAnswers[] {
  const days = daysWithAnswers(journal);
  if (days.length === 0) return [{ fromDay: NO_DAY, answers: ofBrowser }];
  return days.map((fromDay) => {
    const value = readEntry(journal, fromDay, PLAN_ANSWERS_FIELD);
    return { fromDay, answers: isJsonObject(value) ? value : {} };
  });
}

/** True if the account has answers, or had some that were erased. */
export const hasAccountAnswers = (journal: Journal): boolean => daysWithAnswers(journal).length > 0;

/** The answers that a day is planned from; none before the first ones. */
export const getAnswers = (dated: readonly DatedAnswers[], day: number): Answers =>
  dated.findLast(({ fromDay }) => fromDay <= day)?.answers ?? {};

/** Erases the answers of all days of a journal, of whatever month. */
export function erasedEntries({ entries }: Journal): Entry[] {
  const days = Object.values(entries)
    .filter(({ field }) => field === PLAN_ANSWERS_FIELD)
    .map(({ day }) => day);
  return [...new Set([NO_DAY, ...days])].map((day) => [day, PLAN_ANSWERS_FIELD, {}] as const);
}
