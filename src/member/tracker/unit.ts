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
export const knownUnit = (journal: Journal): Unit | undefined => readUnit(journal).unit;

/**
 * The member's unit: the one they chose in the member area, on any device, or else that of the quiz
 * in this browser, or else of the quiz in another one, or else pounds.
 */
export function unitFor(journal: Journal, ofQuiz: Unit | undefined): Unit {
  const { unit, isChosen } = readUnit(journal);
  return (isChosen ? unit : undefined) ?? ofQuiz ?? unit ?? "lbs";
}

/** Chooses the unit of everything that the member sees, on every device. */
export const chooseUnit = (tracker: Tracker, unit: Unit): void =>
  tracker.set(...PLACE, { unit, isChosen: true });

function readUnit(journal: Journal): { unit: Unit | undefined; isChosen: boolean } {
  const value = readEntry(journal, ...PLACE);
  const { unit, isChosen } = isJsonObject(value) ? value : {};
  return {
    unit: unit === "kg" || unit === "lbs" ? unit : undefined,
    isChosen: isChosen === true,
  };
}

/**
 * Stores the unit chosen in this browser's quiz in the account, so that devices without a quiz use
 * it too. Doesn't change a unit that's already there.
 */
export function tellUnit(tracker: Tracker, chosen: Unit | undefined): void {
  if (chosen !== undefined && knownUnit(tracker.snapshot().journal) === undefined)
    tracker.set(...PLACE, { unit: chosen });
}
