import type { Answers } from "#lib/json.ts";
import { healthyWeightInKg } from "#lib/measures/bmi.ts";
import type { Height } from "#lib/measures/height.ts";
import { convertWeight, type Weight } from "#lib/measures/weight.ts";
import { type ShownLines, shownLines } from "../answer-lines.ts";
import { type ShownBmi, shownBmi } from "../bmi-shown.ts";
import { type ShownChosen, shownChosen } from "../chosen-shown.ts";
import { continueOnly } from "../continue-only.ts";
import type { Behavior, Visitor } from "../step.ts";
import type { Results } from "./schema.ts";

const BMI_DECIMALS = 2;

export type ShownResults = Results & {
  shownBmi: ShownBmi;
  /** Down if the plan helps the visitor lose weight; otherwise up, toward more strength. */
  curveFalls: boolean;
  /** `122–164 lbs`, in the unit that the visitor chose. */
  range: string | undefined;
  shownGoals: ShownChosen;
  adaptsTo: ShownLines;
  /** For the plan preview. */
  answers: Answers;
};

export const results: Behavior<Results, never, ShownResults> = {
  ...continueOnly,
  toViewModel(step, visitor) {
    const bmi = shownBmi(step.bmi, step.height, step.weight, visitor, BMI_DECIMALS);
    return {
      ...step,
      shownBmi: bmi,
      curveFalls: bmi.known?.category === "overweight" || bmi.known?.category === "obese",
      range: healthyRange(step, visitor),
      shownGoals: shownChosen(step.goals, visitor),
      adaptsTo: shownLines(step.adapts, visitor),
      answers: visitor.answers,
    };
  },
};

function healthyRange(step: Results, visitor: Visitor): string | undefined {
  const height = visitor.answer<Height>(step.height);
  const unit = visitor.answer<Weight>(step.weight)?.unit;
  if (!height || !unit) return undefined;
  const { from, to } = healthyWeightInKg(height);
  const [least, most] = [from, to].map((kg) =>
    unit === "kg" ? Math.round(kg) : convertWeight({ value: kg, unit: "kg" }, unit).value,
  );
  return most ? `${least}–${most} ${unit}` : undefined;
}
