import { useSyncExternalStore } from "react";
import type { Tracker } from "./tracker.ts";
import { knownUnit, type Unit } from "./unit.ts";

/** The unit of a member's weights: of the quiz in this browser, else of the quiz on another device, else pounds. */
export function useUnit(tracker: Tracker, chosen: Unit | undefined): Unit {
  const known = useSyncExternalStore(tracker.subscribe, () =>
    knownUnit(tracker.snapshot().journal),
  );
  return chosen ?? known ?? "lbs";
}
