import { isJsonObject } from "#lib/json.ts";
import { convertWeight, type Weight } from "#lib/measures/weight.ts";
import { type ShownBmi, shownBmi } from "../bmi-shown.ts";
import { readMeasure } from "../ranges.ts";
import type { Behavior } from "../step.ts";
import { typedAnswer } from "../typed-answer.ts";
import type { WeightStep } from "./schema.ts";

const BMI_DECIMALS = 2;

export type ShownWeight = WeightStep & { shownBmi: ShownBmi };

export const weight: Behavior<WeightStep, Weight, ShownWeight> = {
  states: typedAnswer,
  canBePrepared: true,
  // If only the unit can be read, the default is the same weight in that unit.
  read: (step, stored) => {
    const unit = isJsonObject(stored) && stored.unit === "kg" ? "kg" : "lbs";
    return readMeasure<Weight>(stored, convertWeight(step.default, unit), step.range, [
      "lbs",
      "kg",
    ]);
  },
  defaultAnswer: (step) => step.default,
  labels: (step, answer) => [`${answer.value} ${step.units[answer.unit]}`],
  toViewModel: (step, visitor) => ({
    ...step,
    shownBmi: shownBmi(step.bmi, step.height, step.answer, visitor, BMI_DECIMALS),
  }),
};
