import { readWhole } from "../ranges.ts";
import type { Behaviour } from "../step.ts";
import { typedAnswer } from "../typed-answer.ts";
import type { NumberStep } from "./schema.ts";

export const number: Behaviour<NumberStep, number> = {
  states: typedAnswer,
  read: (step, stored) => readWhole(stored, [step.min, step.max]),
  byDefault: (step) => step.default,
  words: (step, answer) => [step.unit ? `${answer} ${step.unit}` : String(answer)],
};
