import type { Json } from "#lib/json.ts";
import type { StepStates } from "./step-states.ts";

/** A step whose answer is typed: kept as it is typed, and its default with Continue where nothing was. */
export function typedAnswer(step: { id: string; answer: string; default: Json }, next: string): StepStates {
  return {
    on: {
      answered: { actions: { type: "record", params: ({ event }) => ({ answer: step.answer, value: event.value, typedOn: step.id, typed: event.typed }) } },
      continued: {
        target: next,
        actions: { type: "record", params: ({ context }) => ({ answer: step.answer, value: context.answers[step.answer] ?? step.default }) },
      },
    },
  };
}
