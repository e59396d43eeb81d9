import { labelsOf, readChoice } from "../choices.ts";
import type { Behaviour } from "../step.ts";
import type { SingleChoice } from "./schema.ts";

export const singleChoice: Behaviour<Pick<SingleChoice, "answer" | "options">, string> = {
  // choosing again enters "chosen" anew, and so starts its wait anew
  states: (step, next, forVisitor) => ({
    initial: "open",
    states: { open: {}, chosen: { after: { "auto-advance": next } } },
    on: {
      chosen: {
        guard: ({ context, event }) =>
          readChoice(forVisitor(context).options, event.value) !== undefined,
        target: ".chosen",
        actions: {
          type: "record",
          params: ({ event }) => ({ answer: step.answer, value: event.value }),
        },
      },
    },
  }),
  read: (step, stored) => readChoice(step.options, stored),
  words: (step, answer, only) => labelsOf(step.options, [answer], only),
};
