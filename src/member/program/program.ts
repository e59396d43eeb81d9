import type { Groceries, Meals, Resources, Workouts } from "#funnel/program-schema.ts";
import { isJsonObject, type Json } from "#lib/json.ts";

/** What members get, as it was published. */
export interface Program {
  meals: Meals;
  workouts: Workouts;
  groceries: Groceries;
  resources: Resources;
}

/** The parts as a program; undefined where one is missing. They were checked when they were published. */
export function programOf(parts: Record<string, Json>): Program | undefined {
  const { meals, workouts, groceries, resources } = parts;
  const lists = [
    [meals, "days"],
    [workouts, "weeks"],
    [groceries, "templates"],
    [resources, "resources"],
  ] as const;
  const isWhole = lists.every(([part, list]) => isJsonObject(part) && Array.isArray(part[list]));
  return isWhole ? (parts as unknown as Program) : undefined;
}

/** The day of a cycle that is repeated: day 8 of 7 is day 1 again. Days count from 1. */
export function ofCycle<T>(days: readonly T[], day: number): T | undefined {
  return days[(day - 1) % days.length];
}
