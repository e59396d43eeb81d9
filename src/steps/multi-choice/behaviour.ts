import { labelsOf, readChoice, readChoices, toggled } from "../choices.ts";
import type { Behaviour } from "../step.ts";
import type { VisitContext } from "../step-states.ts";

interface Listed {
  answer: string;
  options: Record<string, { label: string; exclusive?: boolean | undefined }>;
}

export const multiChoice: Behaviour<Listed, string[]> = {
  states: (step, next, forVisitor) => {
    const chosenIn = ({ answers }: VisitContext) => readChoices(step.options, answers[step.answer] ?? []) ?? [];
    const isExclusive = (value: string) => step.options[value]?.exclusive ?? false;
    return {
      on: {
        chosen: {
          guard: ({ context, event }) => readChoice(forVisitor(context).options, event.value) !== undefined,
          actions: { type: "record", params: ({ context, event }) => ({ answer: step.answer, value: toggled(chosenIn(context), event.value, isExclusive) }) },
        },
        continued: next,
      },
    };
  },
  read: (step, stored) => readChoices(step.options, stored),
  words: (step, answer, only) => labelsOf(step.options, answer, only),
};
