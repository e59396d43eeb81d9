import { isJsonObject } from "#lib/json.ts";
import type { Weight } from "#lib/weight.ts";
import { type Journal, written } from "./journal.ts";
import type { Tracker } from "./tracker.ts";

export type Unit = Weight["unit"];

/** What is of no day has no weight: what weights are written in stands there. */
const PLACE = [0, "weight"] as const;

/** The unit of weights that the account knows; undefined where no device has told it one. */
export function knownUnit(journal: Journal): Unit | undefined {
  const value = written(journal, ...PLACE);
  const unit = isJsonObject(value) ? value.unit : undefined;
  return unit === "kg" || unit === "lbs" ? unit : undefined;
}

/** Tells the account the unit that was chosen in the quiz of this browser, so that devices without a quiz use it too. What it knows already stays. */
export function tellUnit(tracker: Tracker, chosen: Unit | undefined): void {
  if (chosen !== undefined && knownUnit(tracker.snapshot().journal) === undefined)
    tracker.set(...PLACE, { unit: chosen });
}
