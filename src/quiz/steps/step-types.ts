import { bodyAreas } from "./body-areas/schema.ts";
import { cardStack } from "./card-stack/schema.ts";
import { counter } from "./counter/schema.ts";
import { email } from "./email/schema.ts";
import { entrance } from "./entrance/schema.ts";
import { features } from "./features/schema.ts";
import { height } from "./height/schema.ts";
import { message } from "./message/schema.ts";
import { multiChoice } from "./multi-choice/schema.ts";
import { number } from "./number/schema.ts";
import { results } from "./results/schema.ts";
import { sales } from "./sales/schema.ts";
import { singleChoice } from "./single-choice/schema.ts";
import { statusLines } from "./status-lines/schema.ts";
import type { StepType } from "./step-type.ts";
import { summaryIntake } from "./summary-intake/schema.ts";
import { summaryTiles } from "./summary-tiles/schema.ts";
import { weight } from "./weight/schema.ts";

// The types in a registry differ, and each one only ever gets its own steps.
// biome-ignore lint/suspicious/noExplicitAny: See above.
export type AnyStepType = StepType<any>;

/**
 * The step types that YAML may contain, by the word after `type:`. For the build only, never in the
 * browser.
 */
export const stepTypes: Record<string, AnyStepType> = {
  "body-areas": bodyAreas,
  "card-stack": cardStack,
  counter,
  email,
  entrance,
  features,
  height,
  message,
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
