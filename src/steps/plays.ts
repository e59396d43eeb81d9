import { own } from "#lib/json.ts";
import { inFull } from "#lib/tailored.ts";
import { playMultiChoice } from "./multi-choice/play.ts";
import type { Play } from "./play.ts";
import { playSingleChoice } from "./single-choice/play.ts";
import type { AnyStep } from "./step.ts";

// a registry holds types that differ; each is only ever given its own steps
// biome-ignore lint/suspicious/noExplicitAny: see above
const plays: Record<string, (step: any, timings: Record<string, number>) => Play | undefined> = {
  "body-areas": playMultiChoice,
  entrance: playSingleChoice,
  "multi-choice": playMultiChoice,
  "single-choice": playSingleChoice,
};

/** How a step is played without React; undefined where only React can. */
export function playOf(step: AnyStep, timings: Record<string, number>): Play | undefined {
  return own(plays, step.type)?.(inFull(step), timings);
}
