import { feetAndInches, type Height, shownInCm } from "#lib/measures/height.ts";
import { readMeasure } from "../ranges.ts";
import type { Behavior } from "../step.ts";
import { typedAnswer } from "../typed-answer.ts";
import type { HeightStep } from "./schema.ts";

export interface ShownHeight extends HeightStep {
  /** Centimeters as the visitor typed them, or converted from feet and inches. */
  cm: number;
}

export const height: Behavior<HeightStep, Height, ShownHeight> = {
  states: typedAnswer,
  canBePrepared: true,
  read: (step, stored) => readMeasure<Height>(stored, step.default, step.range, ["in", "cm"]),
  defaultAnswer: (step) => step.default,
  labels: (step, answer) => [
    answer.unit === "cm"
      ? `${shownInCm(answer)} ${step.units.cm}`
      : `${answer.feet}′ ${answer.inches}″`,
  ],
  toViewModel: (step, visitor) => ({
    ...step,
    cm: formatCm(visitor.answer<Height>(step.answer) ?? step.default, visitor.typed),
  }),
};

/** Keeps the typed number for as long as it converts to the stored height. */
function formatCm(kept: Height, typed: number | undefined): number {
  if (typed === undefined) return shownInCm(kept);
  const { feet, inches } = feetAndInches(typed);
  return feet === kept.feet && inches === kept.inches ? typed : shownInCm(kept);
}
