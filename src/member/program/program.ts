import type { Groceries } from "#compiler/schema/program/groceries-schema.ts";
import type { Meals } from "#compiler/schema/program/meals-schema.ts";
import type { Resources } from "#compiler/schema/program/resources-schema.ts";
import { isJsonObject, type Json } from "#lib/json.ts";
import type { Cookbook } from "#rules/member-plan/cookbook/cookbook.ts";
import type { PlanSource } from "#rules/member-plan/pool/plan-source.ts";

/** The published program: what members' plans are made from, and what's the same for everyone. */
export interface Program extends PlanSource {
  /** The tips, too. */
  meals: Meals;
  groceries: Groceries;
  resources: Resources;
  /** Dishes as their parts. Older programs have none. */
  cookbook?: Cookbook;
  /** The private community. It's published with the program, so that only members get the link. */
  community?: { link: string };
}

/** Builds a program from its parts; undefined if one is missing. */
export function parseProgram(parts: Record<string, Json>): Program | undefined {
  return isProgram(parts) ? parts : undefined;
}

/**
 * The fields that each part must have. A program stored by an older build doesn't have them all.
 */
const RECORDS = [
  ["foods", "foods"],
  ["meals", "meals"],
  ["exercises", "exercises"],
  ["rules", "defaults"],
] as const;
const LISTS = [
  ["meals", "tips"],
  ["rules", "never"],
  ["workouts", "weeks"],
  ["workouts", "days"],
  ["groceries", "templates"],
  ["resources", "resources"],
] as const;

/** True if all parts are there. Publishing has already checked what's in them. */
function isProgram(parts: Record<string, Json>): parts is Record<string, Json> & Program {
  const getField = (part: string, name: string) => {
    const content = parts[part];
    return isJsonObject(content) ? content[name] : undefined;
  };
  return (
    RECORDS.every(([part, name]) => isJsonObject(getField(part, name))) &&
    LISTS.every(([part, name]) => Array.isArray(getField(part, name)))
  );
}

/** The entry of a repeating cycle: day 8 of 7 is day 1 again. Days count from 1. */
export function pickFromCycle<T>(entries: readonly T[], day: number): T | undefined {
  return entries[(day - 1) % entries.length];
}
