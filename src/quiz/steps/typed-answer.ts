import type { Json } from "#lib/json.ts";
import type { StepStates, VisitContext } from "./step-states.ts";

interface Typed {
  id: string;
  answer: string;
  default: Json;
}

/**
 * A step with a typed answer. Typing saves the answer, and Continue saves the default if nothing
 * was typed.
 */
export function typedAnswer(
  step: Typed,
  next: string,
  forVisitor: (context: VisitContext) => Typed,
): StepStates {
  return {
    on: {
      answered: {
        actions: {
          type: "record",
          params: ({ event }) => ({
            answer: step.answer,
            value: event.value,
            typedOn: step.id,
            typed: event.typed,
          }),
        },
      },
      continued: {
        target: next,
        actions: {
          type: "record",
          params: ({ context }) => ({
            answer: step.answer,
            value: context.answers[step.answer] ?? forVisitor(context).default,
          }),
        },
      },
    },
  };
}
