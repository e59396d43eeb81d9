import type { Weight } from "#lib/measures/weight.ts";
import { weightInKg } from "#lib/measures/weight.ts";
import { countDaysBetween, formatLocalDate } from "../../day/local-date.ts";
import { type DatedMonths, findFirstDate } from "../../months/month-dates.ts";
import type { Journal } from "../../tracker/journal.ts";
import { DAYS_A_MONTH, daysBefore } from "../../tracker/month-days.ts";
import { getNotes } from "../../tracker/notes.ts";
import type { Tracker } from "../../tracker/tracker.ts";
import { historyEntries, isWeightInKg, readHistory } from "../../tracker/weight-history.ts";
import { dateOfWeighing, type Reading, toKg, type Weighing } from "./weighing.ts";

/** The time for which older weights are kept. */
export const YEARS_KEPT = 5;
/** Two weights that look the same are the same: pounds and kilograms are rounded differently. */
const SAME_KG = 0.06;

/** A weight of the file, and where it would go. */
export interface Place {
  date: string;
  kg: number;
  /** The day of the plan, counted on from month to month; undefined for a date of no month. */
  day: number | undefined;
}

/** A weight of the file on a date that has another one already. */
export interface Conflict extends Place {
  yoursInKg: number;
}

/** The effects of an import. */
export interface ImportPlan {
  added: Place[];
  conflicts: Conflict[];
  /** The number of weights that are already there. */
  same: number;
  /** The numbers of weights that are left out, by reason. */
  future: number;
  tooOld: number;
  impossible: number;
}

interface Situation {
  months: DatedMonths;
  /** The unit of weights without one. */
  unit: Weight["unit"];
}

/**
 * Plans an import: dates of a month go to their days, all others to the history. A day counts with
 * its first weight in the file.
 */
export function planImport(
  { weighings }: Pick<Reading, "weighings">,
  { months, unit }: Situation,
): ImportPlan {
  const { journal, today } = months;
  const now = formatLocalDate(today);
  const firstDates = months.all.map(({ number }) => formatLocalDate(findFirstDate(months, number)));
  const oldest = `${today.getFullYear() - YEARS_KEPT}-01-01`;
  const history = new Map(readHistory(journal).map(({ date, kg }) => [date, kg]));
  const plan: ImportPlan = {
    added: [],
    conflicts: [],
    same: 0,
    future: 0,
    tooOld: 0,
    impossible: 0,
  };
  for (const weighing of firstOfEachDate(weighings)) {
    const date = dateOfWeighing(weighing);
    const kg = toKg(weighing.value, weighing.unit ?? unit);
    if (date > now) plan.future++;
    else if (date < oldest) plan.tooOld++;
    else if (!isWeightInKg(kg)) plan.impossible++;
    else {
      const day = findDay(date, firstDates);
      const ofDay = day === undefined ? undefined : weightOnDay(journal, day);
      const own = ofDay ?? history.get(date);
      if (own === undefined) plan.added.push({ date, kg, day });
      else if (Math.abs(own - kg) <= SAME_KG) plan.same++;
      else plan.conflicts.push({ date, kg, day, yoursInKg: own });
    }
  }
  return plan;
}

function firstOfEachDate(weighings: readonly Weighing[]): Weighing[] {
  const byDate = new Map<string, Weighing>();
  for (const weighing of weighings) {
    const date = dateOfWeighing(weighing);
    const known = byDate.get(date);
    if (!known || weighing.at < known.at) byDate.set(date, weighing);
  }
  return [...byDate.values()].sort((one, other) => (one.at < other.at ? -1 : 1));
}

function findDay(date: string, firstDates: readonly string[]): number | undefined {
  const month = firstDates.findLastIndex((first) => first <= date) + 1;
  const day = countDaysBetween(firstDates[month - 1] ?? date, date) + 1;
  return month > 0 && day <= DAYS_A_MONTH ? daysBefore(month) + day : undefined;
}

function weightOnDay(journal: Journal, day: number): number | undefined {
  const { weight } = getNotes(journal, day);
  return weight && weightInKg(weight);
}

/** Saves weights, and returns a function that puts back what was there. */
export function saveImport(
  tracker: Tracker,
  places: readonly Place[],
  unit: Weight["unit"],
): () => void {
  const { journal } = tracker.snapshot();
  const history = new Map(readHistory(journal).map(({ date, kg }) => [date, kg]));
  const before = places.filter(({ day }) => day === undefined);
  const days = places.flatMap(({ day, kg }) => (day === undefined ? [] : [{ day, kg }]));
  const former = days.map(({ day }) => ({ day, weight: getNotes(journal, day).weight }));

  for (const entry of historyEntries(before)) tracker.set(...entry);
  for (const { day, kg } of days) tracker.set(day, "weight", toUnit(kg, unit));
  return () => {
    const restored = before.map(({ date }) => ({ date, kg: history.get(date) ?? null }));
    for (const entry of historyEntries(restored)) tracker.set(...entry);
    for (const { day, weight } of former) tracker.set(day, "weight", weight ?? "");
  };
}

/** Removes the history, and returns a function that brings it back. */
export function removeHistory(tracker: Tracker): () => void {
  const history = readHistory(tracker.snapshot().journal);
  const removed = history.map(({ date }) => ({ date, kg: null }));
  for (const entry of historyEntries(removed)) tracker.set(...entry);
  return () => {
    for (const entry of historyEntries(history)) tracker.set(...entry);
  };
}

function toUnit(kg: number, unit: Weight["unit"]): Weight {
  const value = unit === "kg" ? kg : kg / toKg(1, "lbs");
  return { value: Math.round(value * 10) / 10, unit };
}
