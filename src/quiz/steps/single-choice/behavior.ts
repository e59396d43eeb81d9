import { listLabels, readChoice } from "../choices.ts";
import type { Behavior } from "../step.ts";
import { whenChosen } from "../when-chosen.ts";
import type { SingleChoice } from "./schema.ts";

export const singleChoice: Behavior<Pick<SingleChoice, "answer" | "options">, string> = {
  // Choosing again re-enters "chosen", which restarts the wait.
  states: (step, next, forVisitor) => ({
    initial: "open",
    states: { open: {}, chosen: { after: { "auto-advance": next } } },
    on: { chosen: whenChosen(step, forVisitor, ".chosen") },
  }),
  canBePrepared: true,
  read: (step, stored) => readChoice(step.options, stored),
  labels: (step, answer, only) => listLabels(step.options, [answer], only),
};
