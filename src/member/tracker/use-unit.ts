import { useSyncExternalStore } from "react";
import type { Tracker } from "./tracker.ts";
import { knownUnit, type Unit } from "./unit.ts";

/**
 * The member's weight unit: from the quiz in this browser, or else from the quiz on another device,
 * or else pounds.
 */
export function useUnit(tracker: Tracker, chosen: Unit | undefined): Unit {
  const known = useSyncExternalStore(tracker.subscribe, () =>
    knownUnit(tracker.snapshot().journal),
  );
  return chosen ?? known ?? "lbs";
}
