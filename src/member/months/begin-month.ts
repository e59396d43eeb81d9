import { type Answers, type Json, sameJson } from "#lib/json.ts";
import type { Weight } from "#lib/measures/weight.ts";
import type { Variation } from "#rules/member-plan/meals/variation.ts";
import { isReadable } from "#rules/member-plan/needs/facts.ts";
import { formatLocalDate } from "../day/local-date.ts";
import { type DatedAnswers, type Entry, getAnswers } from "../plan/dated-answers.ts";
import type { MemberPlans } from "../plan/member-plans.ts";
import { readMealSwaps } from "../plan/swaps.ts";
import { CURRENT_DAY_FIELD, MONTH_FIELD, PLAN_ANSWERS_FIELD } from "../tracker/fields.ts";
import { type Journal, readEntry } from "../tracker/journal.ts";
import { daysBefore, MAX_MONTHS } from "../tracker/month-days.ts";
import { DAYS, getNotes } from "../tracker/notes.ts";
import { type Month, writeMonth } from "./months.ts";

/** From so many times on, a meal that was swapped away comes up after all others. */
const TIMES_UNTIL_AWAY = 2;
/** Far more than anyone swaps away, and far less than an entry holds. */
const MAX_AWAY = 100;

interface EndingMonth {
  month: Month;
  /** Its part of the journal. */
  journal: Journal;
  plans: Pick<MemberPlans, "answers" | "planOn">;
}

/** Counts the swaps of each planned meal of a month, the largest count first. */
export function countSwaps(journal: Journal): { meal: string; times: number }[] {
  const times = new Map<string, number>();
  for (let day = 1; day <= DAYS; day++)
    for (const meal of Object.keys(readMealSwaps(journal, day)))
      times.set(meal, (times.get(meal) ?? 0) + 1);
  return [...times]
    .map(([meal, count]) => ({ meal, times: count }))
    .sort((one, other) => other.times - one.times);
}

/**
 * What to write, in days of all months, so that the next month begins: from the answers as they are
 * now, the weight of today, and what was swapped away. Nothing if there can't be another month.
 */
export function nextMonthEntries(ending: EndingMonth, today: Date): Entry[] {
  const { month, journal, plans } = ending;
  const weight = latestWeight(journal, plans.answers);
  const latest = getAnswers(plans.answers, DAYS);
  const entries = beginEntries(month.number + 1, varyNext(ending), today);
  return [...entries, ...answersEntries(entries, weight ? { ...latest, weight } : latest)];
}

/** The same for a month that has the meals of the one that ends: it's started again. */
export function repeatedMonthEntries({ month, plans }: EndingMonth, today: Date): Entry[] {
  const entries = beginEntries(month.number + 1, month.variation, today);
  return [...entries, ...answersEntries(entries, getAnswers(plans.answers, DAYS))];
}

/**
 * A month begins with its own answers, also if they're the same: on its first day, there can be
 * older ones of another device, or of a month that was taken back.
 */
const answersEntries = ([first]: readonly Entry[], answers: Answers): Entry[] =>
  first && Object.keys(answers).length > 0 ? [[first[0], PLAN_ANSWERS_FIELD, answers]] : [];

/** The entries that take back the beginning of a month. `journal` is that of all months. */
export const undoBeginEntries = (journal: Journal, entries: readonly Entry[]): Entry[] =>
  entries.map(([day, field, value]) => {
    const before = readEntry(journal, day, field);
    if (before !== undefined) return [day, field, before];
    if (field === MONTH_FIELD) return [day, field, {}];
    return [day, field, (field === PLAN_ANSWERS_FIELD && answersBefore(journal, day)) || value];
  });

/** The answers that counted until a day; undefined if only a browser has them. */
const answersBefore = ({ entries }: Journal, day: number): Json | undefined =>
  Object.values(entries)
    .filter((entry) => entry.field === PLAN_ANSWERS_FIELD && entry.day < day)
    .sort((one, other) => one.day - other.day)
    .at(-1)?.value;

function beginEntries(number: number, variation: Variation, today: Date): Entry[] {
  if (number > MAX_MONTHS) return [];
  const first = daysBefore(number) + 1;
  return [
    [first, MONTH_FIELD, writeMonth(formatLocalDate(today), variation)],
    [first, CURRENT_DAY_FIELD, 1],
  ];
}

function varyNext({ month, journal, plans }: EndingMonth): Variation {
  const swaps = Array.from({ length: DAYS }, (_, index) => readMealSwaps(journal, index + 1));
  const wanted = new Set(swaps.flatMap((one) => Object.values(one)));
  const repeated = countSwaps(journal).filter(({ times }) => times >= TIMES_UNTIL_AWAY);
  const away = new Set([...repeated.map(({ meal }) => meal), ...month.variation.away]);
  const meals = plans.planOn(DAYS).cycle.flatMap((day) => day.meals.map(({ meal }) => meal));
  return {
    month: month.number + 1,
    away: [...away].filter((meal) => !wanted.has(meal)).slice(0, MAX_AWAY),
    last: [...new Set(meals)],
  };
}

/** The last weight noted in a month, if a plan can be made from it, and no answer is newer. */
function latestWeight(journal: Journal, answers: readonly DatedAnswers[]): Weight | undefined {
  const answered = answers.findLast(
    (dated, index) =>
      index > 0 &&
      !sameJson(dated.answers.weight ?? null, answers[index - 1]?.answers.weight ?? null),
  );
  for (let day = DAYS; day > 0 && day >= (answered?.fromDay ?? 0); day--) {
    const { weight } = getNotes(journal, day);
    if (weight && isReadable("weight", { ...weight })) return weight;
  }
  return undefined;
}
