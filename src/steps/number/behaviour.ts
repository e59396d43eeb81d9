import { readWhole } from "../ranges.ts";
import type { Behaviour } from "../step.ts";
import type { NumberStep } from "./schema.ts";

export const number: Behaviour<NumberStep, number> = {
  states: (step, next) => ({
    on: {
      answered: { actions: { type: "record", params: ({ event }) => ({ answer: step.answer, value: event.value }) } },
      continued: {
        target: next,
        actions: { type: "record", params: ({ context }) => ({ answer: step.answer, value: context.answers[step.answer] ?? step.default }) },
      },
    },
  }),
  read: (step, stored) => readWhole(stored, [step.min, step.max]),
  byDefault: (step) => step.default,
  words: (step, answer) => [step.unit ? `${answer} ${step.unit}` : String(answer)],
};
