import { readChoice } from "./choices.ts";
import type { VisitContext } from "./step-states.ts";

interface SingleChoice {
  answer: string;
  options: Record<string, { label: string }>;
}

/** Takes an option that this visitor gets, and continues at a target. */
export const whenChosen = (
  step: SingleChoice,
  forVisitor: (context: VisitContext) => SingleChoice,
  target: string,
) => ({
  guard: ({ context, event }: { context: VisitContext; event: { value: string } }) =>
    readChoice(forVisitor(context).options, event.value) !== undefined,
  target,
  actions: {
    type: "record" as const,
    params: ({ event }: { event: { value: string } }) => ({
      answer: step.answer,
      value: event.value,
    }),
  },
});
