import { isJsonObject, type Json } from "#lib/json.ts";
import type { Variation } from "#rules/member-plan/meals/variation.ts";
import { MONTH_FIELD } from "../tracker/fields.ts";
import { type Journal, readEntry } from "../tracker/journal.ts";
import { daysBefore, MAX_MONTHS } from "../tracker/month-days.ts";

/** A month of the plan. */
export interface Month {
  number: number;
  /** The date on which it began, such as `2026-03-01`; undefined for the first month. */
  began: string | undefined;
  /** The rules of its meals. A month that was started again has those of the one before. */
  variation: Variation;
}

/** The months of a member, the current one last. There's always a first one. */
export function findMonths(journal: Journal): Month[] {
  const numbers = Array.from({ length: MAX_MONTHS }, (_, index) => index + 1);
  const current = numbers.findLast((number) => readMonth(journal, number) !== undefined) ?? 1;
  return numbers
    .slice(0, current)
    .map((number) => readMonth(journal, number) ?? { ...FIRST, number });
}

const FIRST = { began: undefined, variation: { month: 1, away: [], last: [] } };

/** A month that has begun; undefined if it hasn't. */
function readMonth(journal: Journal, number: number): Month | undefined {
  const value = readEntry(journal, daysBefore(number) + 1, MONTH_FIELD);
  if (number === 1 || !isJsonObject(value) || typeof value.began !== "string") return undefined;
  const { began, meals, away, last } = value;
  const month = Number.isInteger(meals) ? Number(meals) : number;
  return { number, began, variation: { month, away: idsIn(away), last: idsIn(last) } };
}

/** The value of a month's entry. */
export const writeMonth = (began: string, { month, away, last }: Variation): Json => ({
  began,
  meals: month,
  away: [...away],
  last: [...last],
});

const idsIn = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === "string") : [];

/** The month in the URL; undefined if there's none or it hasn't begun. */
export function monthAsked(asked: string | null, current: number): number | undefined {
  const month = /^\d{1,3}$/.test(asked ?? "") ? Number(asked) : 0;
  return month >= 1 && month <= current ? month : undefined;
}
