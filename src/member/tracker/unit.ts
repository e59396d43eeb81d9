import { isJsonObject } from "#lib/json.ts";
import type { Weight } from "#lib/measures/weight.ts";
import type { Units } from "#rules/member-plan/meals/portion-text.ts";
import { type Journal, readEntry } from "./journal.ts";
import type { Tracker } from "./tracker.ts";

export type Unit = Weight["unit"];

/** The units of amounts of food that go with a unit of weight. */
export const toUnits = (unit: Unit): Units => (unit === "kg" ? "metric" : "imperial");

/** Day 0 has no weight, so its weight entry stores the unit. */
const PLACE = [0, "weight"] as const;

/** The unit stored in the account; undefined if no device has reported one. */
export function knownUnit(journal: Journal): Unit | undefined {
  const value = readEntry(journal, ...PLACE);
  const unit = isJsonObject(value) ? value.unit : undefined;
  return unit === "kg" || unit === "lbs" ? unit : undefined;
}

/**
 * Stores the unit chosen in this browser's quiz in the account, so that devices without a quiz use
 * it too. Doesn't change a unit that's already there.
 */
export function tellUnit(tracker: Tracker, chosen: Unit | undefined): void {
  if (chosen !== undefined && knownUnit(tracker.snapshot().journal) === undefined)
    tracker.set(...PLACE, { unit: chosen });
}
