import { isJsonObject } from "#lib/json.ts";
import { convertLength, type Length } from "#lib/measures/length.ts";
import { convertWeight, inTenths, type Weight } from "#lib/measures/weight.ts";
import { CURRENT_DAY_FIELD, SKIPPED_FIELD } from "./fields.ts";
import { type Journal, readEntry } from "./journal.ts";
import { DAYS_A_MONTH } from "./month-days.ts";

export const DAYS = DAYS_A_MONTH;
export const MAX_GLASSES = 20;
/** The glasses that make a full day. */
export const GLASSES_A_DAY = 8;
/** The filled part of a bar that's full with those. */
export const waterPercent = (glasses: number) => Math.min((glasses / GLASSES_A_DAY) * 100, 100);
export const MOODS = ["Great", "Good", "Okay", "Poor"] as const;
export const ENERGIES = ["High", "Medium", "Low"] as const;
export const SLEEPS = ["Excellent", "Good", "Fair", "Poor"] as const;
/** The parts of the body that can be measured next to the weight, and the fields that keep them. */
export const MEASURES = ["waist", "hips", "chest", "arm", "thigh"] as const;
export type Measure = (typeof MEASURES)[number];

/**
 * The weight that the tracker starts with, in pounds: a sample that's replaced by the member's own
 * weights.
 */
export const START_WEIGHT = 185;
const SAMPLE_WEIGHTS = [185, 183, 181, 179, 178, 177, 176];
const COMPLETED_AT_FIRST = 5;
const NO_DAY = 0;

/** No one weighs less or more; anything beyond is a typo. */
export const WEIGHT_BOUNDS = { kg: { least: 20, most: 500 }, lbs: { least: 40, most: 1000 } };

const TRUNK = { cm: { least: 40, most: 250 }, in: { least: 16, most: 100 } };
const LIMB = { cm: { least: 10, most: 150 }, in: { least: 4, most: 60 } };
export const MEASURE_BOUNDS = { waist: TRUNK, hips: TRUNK, chest: TRUNK, arm: LIMB, thigh: LIMB };

export type DayStatus = "completed" | "partial" | "upcoming" | "skipped";

/** A day's entries; undefined for fields without one. */
export interface DayLog {
  water: number;
  weight: Weight | undefined;
  mood: (typeof MOODS)[number] | undefined;
  energy: (typeof ENERGIES)[number] | undefined;
  sleep: (typeof SLEEPS)[number] | undefined;
  notes: string;
  /** The indexes of the exercises ticked off in the workout. */
  exercises: number[];
  measures: Partial<Record<Measure, Length>>;
}

export function getNotes(journal: Journal, day: number): DayLog {
  const value = (field: string) => readEntry(journal, day, field);
  const water = value("water");
  const notes = value("notes");
  const exercises = value("exercises");
  return {
    water: typeof water === "number" ? Math.min(Math.max(Math.round(water), 0), MAX_GLASSES) : 0,
    weight: parseWeight(value("weight")),
    mood: matchKnown(MOODS, value("mood")),
    energy: matchKnown(ENERGIES, value("energy")),
    sleep: matchKnown(SLEEPS, value("sleep")),
    notes: typeof notes === "string" ? notes : "",
    exercises: Array.isArray(exercises)
      ? exercises.filter((index): index is number => typeof index === "number")
      : [],
    measures: Object.fromEntries(
      MEASURES.flatMap((measure) => {
        const length = lengthOf(measure, value(measure));
        return length ? [[measure, length]] : [];
      }),
    ),
  };
}

/** The member's current day, 1 to 30. */
export function currentDay(journal: Journal): number {
  const day = readEntry(journal, NO_DAY, CURRENT_DAY_FIELD);
  return isDay(day) ? day : 1;
}

/** True if the stored day isn't one of the plan's, so that the plan falls back to day 1. */
export function isDayLost(journal: Journal): boolean {
  const day = readEntry(journal, NO_DAY, CURRENT_DAY_FIELD);
  return day !== undefined && !isDay(day);
}

function isDay(day: unknown): day is number {
  return Number.isInteger(day) && Number(day) >= 1 && Number(day) <= DAYS;
}

export const currentDayEntry = (day: number) => [NO_DAY, CURRENT_DAY_FIELD, day] as const;

/**
 * A day is completed if everything is filled in, and partial if something is. The first five days
 * of the first month start as completed, and a skipped day is neither. Notes and measures are
 * optional.
 */
export function getStatus(journal: Journal, day: number): DayStatus {
  if (isSkipped(journal, day)) return "skipped";
  if (day <= COMPLETED_AT_FIRST && !journal.before) return "completed";
  return statusOfNotes(journal, day);
}

/** By what's written down alone. */
function statusOfNotes(journal: Journal, day: number): "completed" | "partial" | "upcoming" {
  const { weight, mood, energy, sleep, water, notes, measures } = getNotes(journal, day);
  const kept = [weight, mood, energy, sleep, water || undefined];
  if (kept.every((part) => part !== undefined)) return "completed";
  const isBegun =
    kept.some((part) => part !== undefined) || notes !== "" || Object.keys(measures).length > 0;
  return isBegun ? "partial" : "upcoming";
}

/** True if the member leaves a day out: it isn't planned, and doesn't count. */
export const isSkipped = (journal: Journal, day: number): boolean =>
  readEntry(journal, day, SKIPPED_FIELD) === true;

export const skippedEntry = (day: number, isLeftOut: boolean) =>
  [day, SKIPPED_FIELD, isLeftOut] as const;

/**
 * The number of days in a row, up to a day, on which something was written down. A skipped day
 * neither ends them nor counts, and neither does the last day while nothing is written yet.
 */
export function countDaysInARow(journal: Journal, upTo: number): number {
  let count = 0;
  for (let day = upTo; day > 0; day--) {
    if (isSkipped(journal, day)) continue;
    if (statusOfNotes(journal, day) !== "upcoming") count++;
    else if (day < upTo) break;
  }
  return count;
}

export interface WeightPoint {
  day: number;
  value: number;
}

/**
 * The weights by day in one unit. A later month without any begins with the last one before it. A
 * sample if the member has none yet.
 */
export function listWeights(
  journal: Journal,
  unit: Weight["unit"],
): { points: WeightPoint[]; isSample: boolean } {
  const own = Array.from({ length: DAYS }, (_, index) => index + 1).flatMap((day) => {
    const { weight } = getNotes(journal, day);
    return weight ? [{ day, value: inTenths(weight, unit).value }] : [];
  });
  if (own.length > 0) return { points: own, isSample: false };
  const earlier = journal.before?.weight;
  if (earlier)
    return { points: [{ day: 1, value: inTenths(earlier, unit).value }], isSample: false };
  return {
    points: SAMPLE_WEIGHTS.map((value, index) => ({
      day: index + 1,
      value: convertWeight({ value, unit: "lbs" }, unit).value,
    })),
    isSample: true,
  };
}

/** The lengths of a part of the body by day of a month, in one unit. */
export function lengthsOf(journal: Journal, measure: Measure, unit: Length["unit"]): WeightPoint[] {
  return Object.values(journal.entries)
    .flatMap(({ day, field, value }) => {
      const length = field === measure && isDay(day) ? lengthOf(measure, value) : undefined;
      return length ? [{ day, value: convertLength(length, unit).value }] : [];
    })
    .sort((one, other) => one.day - other.day);
}

/**
 * The weight on a day: the latest one up to that day, or the one from before the month, or else the
 * first one after it. Without any, the starting weight.
 */
export function getWeight(journal: Journal, day: number, unit: Weight["unit"]): number {
  const { points, isSample } = listWeights(journal, unit);
  const own = isSample ? [] : points;
  const last = own.findLast((point) => point.day <= day)?.value;
  if (last !== undefined) return last;
  const known = journal.before?.weight ?? (own[0] && { value: own[0].value, unit });
  if (known) return inTenths(known, unit).value;
  return convertWeight({ value: START_WEIGHT, unit: "lbs" }, unit).value;
}

function parseWeight(value: unknown): DayLog["weight"] {
  if (!isJsonObject(value)) return undefined;
  const { value: amount, unit } = value;
  if (typeof amount !== "number" || (unit !== "lbs" && unit !== "kg")) return undefined;
  const { least, most } = WEIGHT_BOUNDS[unit];
  return amount >= least && amount <= most ? { value: amount, unit } : undefined;
}

function lengthOf(measure: Measure, value: unknown): Length | undefined {
  if (!isJsonObject(value)) return undefined;
  const { value: amount, unit } = value;
  if (typeof amount !== "number" || (unit !== "cm" && unit !== "in")) return undefined;
  const { least, most } = MEASURE_BOUNDS[measure][unit];
  return amount >= least && amount <= most ? { value: amount, unit } : undefined;
}

function matchKnown<T extends string>(known: readonly T[], value: unknown): T | undefined {
  return known.find((one) => one === value);
}
