import { isJsonObject } from "#lib/json.ts";
import { inUnit, type Weight } from "#lib/weight.ts";
import { type Journal, written } from "./journal.ts";

export const DAYS = 30;
export const MOST_GLASSES = 20;
/** What counts as a full day of water. */
export const GLASSES_A_DAY = 8;
export const MOODS = ["Great", "Good", "Okay", "Poor"] as const;
export const ENERGIES = ["High", "Medium", "Low"] as const;
export const SLEEPS = ["Excellent", "Good", "Fair", "Poor"] as const;

/** What the tracker begins with, in pounds: a sample that a member's own weights replace. */
export const START_WEIGHT = 185;
const SAMPLE_WEIGHTS = [185, 183, 181, 179, 178, 177, 176];
const COMPLETED_AT_FIRST = 5;
const NO_DAY = 0;

/** Nobody weighs less or more; what is beyond is a slip. */
export const WEIGHT_BOUNDS = { kg: { least: 20, most: 500 }, lbs: { least: 40, most: 1000 } };

export type DayStatus = "completed" | "partial" | "upcoming";

/** What a member wrote down for a day; undefined where nothing. */
export interface Notes {
  water: number;
  weight: Weight | undefined;
  mood: (typeof MOODS)[number] | undefined;
  energy: (typeof ENERGIES)[number] | undefined;
  sleep: (typeof SLEEPS)[number] | undefined;
  notes: string;
  /** Positions in the workout that are ticked off. */
  exercises: number[];
}

export function notesOf(journal: Journal, day: number): Notes {
  const value = (field: string) => written(journal, day, field);
  const water = value("water");
  const notes = value("notes");
  const exercises = value("exercises");
  return {
    water: typeof water === "number" ? Math.min(Math.max(Math.round(water), 0), MOST_GLASSES) : 0,
    weight: weightOf(value("weight")),
    mood: oneOf(MOODS, value("mood")),
    energy: oneOf(ENERGIES, value("energy")),
    sleep: oneOf(SLEEPS, value("sleep")),
    notes: typeof notes === "string" ? notes : "",
    exercises: Array.isArray(exercises)
      ? exercises.filter((index): index is number => typeof index === "number")
      : [],
  };
}

/** The day that the member is at, 1 to 30. */
export function currentDay(journal: Journal): number {
  const day = written(journal, NO_DAY, "current-day");
  return isDay(day) ? day : 1;
}

/** Whether a day was kept that is none of the plan's, so that the plan begins at the first one. */
export function isDayLost(journal: Journal): boolean {
  const day = written(journal, NO_DAY, "current-day");
  return day !== undefined && !isDay(day);
}

function isDay(day: unknown): day is number {
  return Number.isInteger(day) && Number(day) >= 1 && Number(day) <= DAYS;
}

export const currentDayEntry = (day: number) => [NO_DAY, "current-day", day] as const;

/** Everything written down is a completed day, something a partial one. The first five begin as completed. */
export function statusOf(journal: Journal, day: number): DayStatus {
  if (day <= COMPLETED_AT_FIRST) return "completed";
  const { weight, mood, energy, sleep, water, notes } = notesOf(journal, day);
  const kept = [weight, mood, energy, sleep, water || undefined];
  if (kept.every((part) => part !== undefined)) return "completed";
  return kept.some((part) => part !== undefined) || notes !== "" ? "partial" : "upcoming";
}

export interface WeightPoint {
  day: number;
  value: number;
}

/** The weights by day in one unit; the sample where the member has not written any. */
export function weightsOf(
  journal: Journal,
  unit: Weight["unit"],
): { points: WeightPoint[]; isSample: boolean } {
  const own = Array.from({ length: DAYS }, (_, index) => index + 1).flatMap((day) => {
    const { weight } = notesOf(journal, day);
    return weight ? [{ day, value: inUnit(weight, unit).value }] : [];
  });
  if (own.length > 0) return { points: own, isSample: false };
  return {
    points: SAMPLE_WEIGHTS.map((value, index) => ({
      day: index + 1,
      value: inUnit({ value, unit: "lbs" }, unit).value,
    })),
    isSample: true,
  };
}

/** The weight on a day: what was written last by then, else what the tracker begins with. */
export function weightOn(journal: Journal, day: number, unit: Weight["unit"]): number {
  const { points, isSample } = weightsOf(journal, unit);
  const last = isSample ? undefined : points.findLast((point) => point.day <= day);
  return last?.value ?? inUnit({ value: START_WEIGHT, unit: "lbs" }, unit).value;
}

function weightOf(value: unknown): Notes["weight"] {
  if (!isJsonObject(value)) return undefined;
  const { value: amount, unit } = value;
  if (typeof amount !== "number" || (unit !== "lbs" && unit !== "kg")) return undefined;
  const { least, most } = WEIGHT_BOUNDS[unit];
  return amount >= least && amount <= most ? { value: amount, unit } : undefined;
}

function oneOf<T extends string>(known: readonly T[], value: unknown): T | undefined {
  return known.find((one) => one === value);
}
