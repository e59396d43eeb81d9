import type { DayRange } from "#api/read-numbers.ts";
import { addDays, countDays, isDay } from "../../../rules/numbers/days.ts";

/** The number of days that the server can report at once. */
const MAX_DAYS = 400;

/** The ranges that end today, by their names in the URL. */
export const presets = [
  { value: "today", label: "Today", days: 1 },
  { value: "7", label: "7 days", days: 7 },
  { value: "28", label: "28 days", days: 28 },
] as const;

const usual = presets[1];

export type RangeChoice = (typeof presets)[number]["value"] | "custom";

export interface ChosenRange extends DayRange {
  choice: RangeChoice;
  /** Why the range in the URL isn't the one that's shown. */
  problem?: string;
}

/** The range in the URL; the last 7 days if the URL has none, or none that can be used. */
export function rangeInSearch(search: URLSearchParams, today: string): ChosenRange {
  const [name, from, to] = [search.get("range"), search.get("from"), search.get("to")];
  if (from !== null || to !== null) {
    const problem = customRangeError({ from: from ?? "", to: to ?? "" }, today);
    return problem
      ? fallback(problem, today)
      : { choice: "custom", from: from ?? "", to: to ?? "" };
  }
  if (name === null) return endingToday(usual, today);
  const preset = presets.find(({ value }) => value === name);
  return preset
    ? endingToday(preset, today)
    : fallback("There's no range with the name in this link.", today);
}

/** The query string of a range. Keeps parameters that aren't about it. */
export function withRange(search: URLSearchParams, range: RangeChoice | DayRange): string {
  const next = new URLSearchParams(search);
  for (const name of ["range", "from", "to"]) next.delete(name);
  if (typeof range === "string") next.set("range", range);
  else {
    next.set("from", range.from);
    next.set("to", range.to);
  }
  return `?${next}`;
}

/** The error in two days as a range; undefined if there's none. */
export function customRangeError({ from, to }: DayRange, today: string): string | undefined {
  if (!isDay(from) || !isDay(to)) return "Please enter two days.";
  if (from > to) return "The first day is after the last day.";
  if (to > today) return "The last day is in the future.";
  if (countDays({ from, to }) > MAX_DAYS) return `A range has at most ${MAX_DAYS} days.`;
  return undefined;
}

/** The days just before, as many as in the range. */
export function rangeBefore(range: DayRange): DayRange {
  return { from: addDays(range.from, -countDays(range)), to: addDays(range.from, -1) };
}

function endingToday({ value, days }: (typeof presets)[number], today: string): ChosenRange {
  return { choice: value, from: addDays(today, 1 - days), to: today };
}

const fallback = (problem: string, today: string) => ({ ...endingToday(usual, today), problem });
