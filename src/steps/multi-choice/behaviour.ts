import {
  isTooFew,
  isTooMany,
  type Limits,
  limitComplaint,
  type ShownLimits,
} from "../choice-limits.ts";
import { labelsOf, readChoice, readChoices, toggled } from "../choices.ts";
import type { Behaviour } from "../step.ts";
import type { VisitContext } from "../step-states.ts";

interface Listed extends Limits {
  answer: string;
  options: Record<string, { label: string; exclusive?: boolean | undefined }>;
}

export const multiChoice: Behaviour<Listed, string[], Listed & ShownLimits> = {
  states: (step, next, forVisitor) => {
    const all = ({ answers }: VisitContext) =>
      readChoices(step.options, answers[step.answer] ?? []) ?? [];
    const isExclusive = (value: string) => step.options[value]?.exclusive ?? false;
    // what is not there for this visitor stays chosen, and counts as not
    const counting = (context: VisitContext, chosen: string[]) =>
      readChoices(forVisitor(context).options, chosen) ?? [];
    const isThere = (context: VisitContext, value: string) =>
      readChoice(forVisitor(context).options, value) !== undefined;
    const isOneTooMany = (context: VisitContext, value: string) => {
      const [before, after] = [all(context), toggled(all(context), value, isExclusive)].map(
        (chosen) => counting(context, chosen),
      );
      return (
        after !== undefined &&
        before !== undefined &&
        after.length > before.length &&
        isTooMany(forVisitor(context), after)
      );
    };
    return {
      on: {
        chosen: [
          {
            guard: ({ context, event }) =>
              isThere(context, event.value) && isOneTooMany(context, event.value),
            actions: { type: "complain", params: { key: "at-most" } },
          },
          {
            guard: ({ context, event }) => isThere(context, event.value),
            actions: [
              "calm",
              {
                type: "record",
                params: ({ context, event }) => ({
                  answer: step.answer,
                  value: toggled(all(context), event.value, isExclusive),
                }),
              },
            ],
          },
        ],
        continued: [
          {
            guard: ({ context }) => isTooFew(forVisitor(context), counting(context, all(context))),
            actions: { type: "complain", params: { key: "at-least" } },
          },
          {
            guard: ({ context }) => isTooMany(forVisitor(context), counting(context, all(context))),
            actions: { type: "complain", params: { key: "at-most" } },
          },
          { target: next },
        ],
      },
    };
  },
  read: (step, stored) => readChoices(step.options, stored),
  words: (step, answer, only) => labelsOf(step.options, answer, only),
  show: (step, visitor) => ({ ...step, complaint: limitComplaint(step, visitor) }),
};
