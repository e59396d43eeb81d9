import type { Answers } from "#lib/json.ts";
import { type ShownBmi, shownBmi } from "../bmi-shown.ts";
import { type ShownChosen, shownChosen } from "../chosen-shown.ts";
import { continueOnly } from "../continue-only.ts";
import type { Behavior } from "../step.ts";
import type { SummaryIntake } from "./schema.ts";

const BMI_DECIMALS = 2;

export type ShownSummaryIntake = SummaryIntake & {
  shownBmi: ShownBmi;
  shownGoals: ShownChosen;
  /** For the visitor's own figure. */
  answers: Answers;
};

export const summaryIntake: Behavior<SummaryIntake, never, ShownSummaryIntake> = {
  ...continueOnly,
  toViewModel: (step, visitor) => ({
    ...step,
    shownBmi: shownBmi(step.bmi, step.height, step.weight, visitor, BMI_DECIMALS),
    shownGoals: shownChosen(step.goals, visitor),
    answers: visitor.answers,
  }),
};
