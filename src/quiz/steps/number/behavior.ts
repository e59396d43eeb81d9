import { readWhole } from "../ranges.ts";
import type { Behavior } from "../step.ts";
import { typedAnswer } from "../typed-answer.ts";
import type { NumberStep } from "./schema.ts";

export const number: Behavior<NumberStep, number> = {
  states: typedAnswer,
  canBePrepared: true,
  read: (step, stored) => readWhole(stored, [step.min, step.max]),
  defaultAnswer: (step) => step.default,
  labels: (step, answer) => [step.unit ? `${answer} ${step.unit}` : String(answer)],
};
