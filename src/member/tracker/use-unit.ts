import { useSyncExternalStore } from "react";
import type { Tracker } from "./tracker.ts";
import { type Unit, unitFor } from "./unit.ts";

/** The unit of everything that the member sees. `ofQuiz` is that of the quiz in this browser. */
export function useUnit(tracker: Tracker, ofQuiz: Unit | undefined): Unit {
  return useSyncExternalStore(tracker.subscribe, () => unitFor(tracker.snapshot().journal, ofQuiz));
}
