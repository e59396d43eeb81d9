import { isJsonObject, type JsonObject } from "#lib/json.ts";
import { isHistoryField } from "./fields.ts";
import type { Journal } from "./journal.ts";
import { WEIGHT_BOUNDS } from "./notes.ts";

/** A weight from before the plan. */
export interface DatedWeight {
  /** `2026-11-30` */
  date: string;
  kg: number;
}

/** The arguments of `tracker.set`. */
type Entry = [day: number, field: string, value: JsonObject];

const NO_DAY = 0;
const MONTH_AND_DAY = /^\d{2}-\d{2}$/;

/** The weights from before the plan, the earliest first. */
export function readHistory(journal: Journal): DatedWeight[] {
  return Object.values(journal.entries)
    .filter(({ day, field }) => day === NO_DAY && isHistoryField(field))
    .flatMap(({ field, value }) => (isJsonObject(value) ? weightsOfYear(field, value) : []))
    .sort((one, other) => (one.date < other.date ? -1 : 1));
}

function weightsOfYear(field: string, value: JsonObject): DatedWeight[] {
  const year = field.slice(-4);
  return Object.entries(value).flatMap(([date, kg]) =>
    MONTH_AND_DAY.test(date) && isWeightInKg(kg) ? [{ date: `${year}-${date}`, kg }] : [],
  );
}

/** True for a possible weight of an adult. */
export const isWeightInKg = (kg: unknown): kg is number =>
  typeof kg === "number" && kg >= WEIGHT_BOUNDS.kg.least && kg <= WEIGHT_BOUNDS.kg.most;

/**
 * The entries that add weights to the history, or remove those that are null: one for each year, in
 * kg with two decimals. A year of 366 weights has about 5,000 characters, half of what an entry may
 * have.
 */
export function historyEntries(weights: readonly { date: string; kg: number | null }[]): Entry[] {
  const byYear = new Map<string, JsonObject>();
  for (const { date, kg } of weights) {
    const [year, day] = [date.slice(0, 4), date.slice(5)];
    const values = byYear.get(year) ?? {};
    values[day] = kg === null ? null : Math.round(kg * 100) / 100;
    byYear.set(year, values);
  }
  return [...byYear].map(([year, values]) => [NO_DAY, `weights-${year}`, values]);
}
