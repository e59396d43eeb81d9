import { listLabels, readChoice } from "../choices.ts";
import type { Behavior } from "../step.ts";
import { whenChosen } from "../when-chosen.ts";
import type { Entrance } from "./schema.ts";

/** A single choice without a wait: its options are buttons. */
export const entrance: Behavior<Pick<Entrance, "answer" | "options">, string> = {
  states: (step, next, forVisitor) => ({ on: { chosen: whenChosen(step, forVisitor, next) } }),
  read: (step, stored) => readChoice(step.options, stored),
  labels: (step, answer, only) => listLabels(step.options, [answer], only),
};
