import { cardStack } from "./card-stack/behaviour.ts";
import { continueOnly } from "./continue-only.ts";
import { counter } from "./counter/behaviour.ts";
import { email } from "./email/behaviour.ts";
import { height } from "./height/behaviour.ts";
import { multiChoice } from "./multi-choice/behaviour.ts";
import { number } from "./number/behaviour.ts";
import { results } from "./results/behaviour.ts";
import { sales } from "./sales/behaviour.ts";
import { singleChoice } from "./single-choice/behaviour.ts";
import { statusLines } from "./status-lines/behaviour.ts";
import type { AnyBehaviour } from "./step.ts";
import { summaryIntake } from "./summary-intake/behaviour.ts";
import { summaryTiles } from "./summary-tiles/behaviour.ts";
import { weight } from "./weight/behaviour.ts";

const behaviours: Record<string, AnyBehaviour> = {
  "body-areas": multiChoice,
  "card-stack": cardStack,
  counter,
  email,
  entrance: singleChoice,
  features: continueOnly,
  height,
  message: continueOnly,
  "multi-choice": multiChoice,
  number,
  results,
  sales,
  "single-choice": singleChoice,
  "status-lines": statusLines,
  "summary-intake": summaryIntake,
  "summary-tiles": summaryTiles,
  weight,
};

/** How the steps of a type play. */
export function behaviourOf(type: string): AnyBehaviour {
  const behaviour = Object.hasOwn(behaviours, type) ? behaviours[type] : undefined;
  if (!behaviour)
    throw new Error(`No step type "${type}" is registered in src/steps/behaviours.ts.`);
  return behaviour;
}
