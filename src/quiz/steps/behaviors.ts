import { cardStack } from "./card-stack/behavior.ts";
import { continueOnly } from "./continue-only.ts";
import { counter } from "./counter/behavior.ts";
import { email } from "./email/behavior.ts";
import { entrance } from "./entrance/behavior.ts";
import { height } from "./height/behavior.ts";
import { multiChoice } from "./multi-choice/behavior.ts";
import { number } from "./number/behavior.ts";
import { results } from "./results/behavior.ts";
import { sales } from "./sales/behavior.ts";
import { singleChoice } from "./single-choice/behavior.ts";
import { statusLines } from "./status-lines/behavior.ts";
import type { AnyBehavior } from "./step.ts";
import { summaryIntake } from "./summary-intake/behavior.ts";
import { summaryTiles } from "./summary-tiles/behavior.ts";
import { weight } from "./weight/behavior.ts";

const behaviors: Record<string, AnyBehavior> = {
  "body-areas": multiChoice,
  "card-stack": cardStack,
  counter,
  email,
  entrance,
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

/** Returns how steps of a type behave. Throws if the type isn't registered. */
export function getBehavior(type: string): AnyBehavior {
  const behavior = Object.hasOwn(behaviors, type) ? behaviors[type] : undefined;
  if (!behavior) throw new Error(`Unknown step type "${type}".`);
  return behavior;
}
