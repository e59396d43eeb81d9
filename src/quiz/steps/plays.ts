import { getOwn } from "#lib/json.ts";
import { withEverything } from "#lib/texts/personalize.ts";
import { playMultiChoice } from "./multi-choice/play.ts";
import type { Play } from "./play.ts";
import { playSingleChoice } from "./single-choice/play.ts";
import type { AnyStep } from "./step.ts";

// The step types in a registry differ, and each one only ever gets its own steps.
// biome-ignore lint/suspicious/noExplicitAny: See above.
const plays: Record<string, (step: any, timings: Record<string, number>) => Play | undefined> = {
  "body-areas": playMultiChoice,
  entrance: () => ({ takes: "one" }),
  "multi-choice": playMultiChoice,
  "single-choice": playSingleChoice,
};

/** A step's behavior without React; undefined if it needs React. */
export function createPlay(step: AnyStep, timings: Record<string, number>): Play | undefined {
  return getOwn(plays, step.type)?.(withEverything(step), timings);
}
