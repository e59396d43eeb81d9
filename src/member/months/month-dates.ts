import { weightInKg } from "#lib/measures/weight.ts";
import { formatLocalDate, parseLocalDate } from "../day/local-date.ts";
import { getDateOfDay } from "../day/shown-day.ts";
import type { Journal } from "../tracker/journal.ts";
import { DAYS_A_MONTH, daysBefore } from "../tracker/month-days.ts";
import { currentDay, DAYS, getNotes } from "../tracker/notes.ts";
import type { DatedWeight } from "../tracker/weight-history.ts";
import { journalOfMonth } from "./journal-of-month.ts";
import type { Month } from "./months.ts";

/** A member's months, and the journal of all of them. */
export interface DatedMonths {
  journal: Journal;
  all: readonly Month[];
  today: Date;
}

/**
 * The date of a month's first day. The current month's follows from the day that's today. The first
 * month has no date of its own, so it ends on the day before the second one begins.
 */
export function findFirstDate({ journal, all, today }: DatedMonths, number: number): Date {
  const [month, next] = [all[number - 1], all[number]];
  if (!next) return getDateOfDay(1, currentDay(journalOfMonth(journal, number)), today);
  if (month?.began !== undefined) return parseLocalDate(month.began);
  return getDateOfDay(1, DAYS_A_MONTH + 1, parseLocalDate(next.began ?? formatLocalDate(today)));
}

/** The weights of the months before one, the earliest first. */
export const listEarlierWeights = (months: DatedMonths, before: number): DatedWeight[] =>
  months.all.slice(0, before - 1).flatMap(({ number }) => {
    const first = findFirstDate(months, number);
    return Array.from({ length: DAYS }, (_, index) => index + 1).flatMap((day) => {
      const { weight } = getNotes(months.journal, daysBefore(number) + day);
      const date = formatLocalDate(getDateOfDay(day, 1, first));
      return weight ? [{ date, kg: weightInKg(weight) }] : [];
    });
  });
