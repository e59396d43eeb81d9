import {
  isTooFew,
  isTooMany,
  type Limits,
  limitError,
  type ShownLimits,
} from "../choice-limits.ts";
import { listLabels, readChoice, readChoices, toggleValue } from "../choices.ts";
import type { Behavior } from "../step.ts";
import type { VisitContext } from "../step-states.ts";

interface Listed extends Limits {
  answer: string;
  options: Record<string, { label: string; exclusive?: boolean | undefined }>;
}

/** A visitor's choices, and the changes that a toggle would make to them. */
function createChoices(step: Listed, forVisitor: (context: VisitContext) => Listed) {
  const all = ({ answers }: VisitContext) =>
    readChoices(step.options, answers[step.answer] ?? []) ?? [];
  const isExclusive = (value: string) => step.options[value]?.exclusive ?? false;
  const afterToggling = (context: VisitContext, value: string) =>
    toggleValue(all(context), value, isExclusive);
  // Options that this visitor doesn't get stay chosen, but don't count.
  const counting = (context: VisitContext, chosen = all(context)) =>
    readChoices(forVisitor(context).options, chosen) ?? [];
  const isThere = (context: VisitContext, value: string) =>
    readChoice(forVisitor(context).options, value) !== undefined;
  const isOneTooMany = (context: VisitContext, value: string) => {
    const after = counting(context, afterToggling(context, value));
    return after.length > counting(context).length && isTooMany(forVisitor(context), after);
  };
  return { afterToggling, counting, isThere, isOneTooMany };
}

export const multiChoice: Behavior<Listed, string[], Listed & ShownLimits> = {
  states: (step, next, forVisitor) => {
    const { afterToggling, counting, isThere, isOneTooMany } = createChoices(step, forVisitor);
    return {
      on: {
        chosen: [
          {
            guard: ({ context, event }) =>
              isThere(context, event.value) && isOneTooMany(context, event.value),
            actions: { type: "setError", params: { key: "at-most" } },
          },
          {
            guard: ({ context, event }) => isThere(context, event.value),
            actions: [
              "clearError",
              {
                type: "record",
                params: ({ context, event }) => ({
                  answer: step.answer,
                  value: afterToggling(context, event.value),
                }),
              },
            ],
          },
        ],
        continued: [
          {
            guard: ({ context }) => isTooFew(forVisitor(context), counting(context)),
            actions: { type: "setError", params: { key: "at-least" } },
          },
          {
            guard: ({ context }) => isTooMany(forVisitor(context), counting(context)),
            actions: { type: "setError", params: { key: "at-most" } },
          },
          { target: next },
        ],
      },
    };
  },
  canBePrepared: true,
  read: (step, stored) => readChoices(step.options, stored),
  labels: (step, answer, only) => listLabels(step.options, answer, only),
  toViewModel: (step, visitor) => ({ ...step, error: limitError(step, visitor) }),
};
