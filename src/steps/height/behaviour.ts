import { feetAndInches, type Height, shownInCm } from "#lib/height.ts";
import { readMeasure } from "../ranges.ts";
import type { Behaviour } from "../step.ts";
import { typedAnswer } from "../typed-answer.ts";
import type { HeightStep } from "./schema.ts";

export interface ShownHeight extends HeightStep {
  /** Centimetres as the visitor typed them, or as they follow from feet and inches. */
  cm: number;
}

export const height: Behaviour<HeightStep, Height, ShownHeight> = {
  states: typedAnswer,
  read: (step, stored) => readMeasure<Height>(stored, step.default, step.range, ["in", "cm"]),
  byDefault: (step) => step.default,
  words: (step, answer) => [
    answer.unit === "cm"
      ? `${shownInCm(answer)} ${step.units.cm}`
      : `${answer.feet}′ ${answer.inches}″`,
  ],
  show: (step, visitor) => ({
    ...step,
    cm: cmShown(visitor.answer<Height>(step.answer) ?? step.default, visitor.typed),
  }),
};

/** What was typed stands for as long as it means the height that is kept. */
function cmShown(kept: Height, typed: number | undefined): number {
  if (typed === undefined) return shownInCm(kept);
  const { feet, inches } = feetAndInches(typed);
  return feet === kept.feet && inches === kept.inches ? typed : shownInCm(kept);
}
