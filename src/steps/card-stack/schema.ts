import { z } from "zod";
import { Copy, Image, optionsOf, question, stepSchema } from "../fields.ts";
import type { StepType } from "../step-type.ts";

/** A stack of cards; each is loved, hated or neither, by swipe or by button. */
export const CardStack = stepSchema("card-stack", {
  ...question,
  cards: optionsOf(z.strictObject({ label: Copy, image: Image })),
  verdicts: z.strictObject({ hate: Copy, neutral: Copy, love: Copy }),
});
export type CardStack = z.output<typeof CardStack>;

export const cardStack: StepType<CardStack> = {
  schema: CardStack,
  icon: "cards",
  asks: (step) => ({ name: step.answer, domain: { kind: "map", keys: Object.keys(step.cards), values: Object.keys(step.verdicts) } }),
  waits: ["card-leave"],
  leastWait: (step, timings) => Object.keys(step.cards).length * (timings["card-leave"] ?? 0),
  counted: true,
};
