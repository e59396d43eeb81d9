import { z } from "zod";
import { copy, Image, optionsOf, question, stepSchema } from "../fields.ts";
import type { StepType } from "../step-type.ts";

const Card = z.strictObject({
  label: copy("What stands on the card.", "Pork", 24),
  image: Image.meta({
    description: "The card's picture, by its name in funnel/images.",
    examples: ["meat-pork"],
  }),
});

/** A stack of cards; each is loved, hated or neither, by swipe or by button. */
export const CardStack = stepSchema("card-stack", {
  ...question,
  cards: optionsOf(Card).meta({
    description: "The cards in their order, a line each, under the value that is stored.",
    examples: [{ pork: { label: "Pork", image: "meat-pork" } }],
  }),
  verdicts: z
    .strictObject({
      hate: copy("The button that a swipe to the left stands for.", "Hate", 12),
      neutral: copy("The button in the middle.", "Neutral", 12),
      love: copy("The button that a swipe to the right stands for.", "Love", 12),
    })
    .meta({
      description: "The words of the three buttons below the cards.",
      examples: [{ hate: "Hate", neutral: "Neutral", love: "Love" }],
    }),
});
export type CardStack = z.output<typeof CardStack>;

export const cardStack: StepType<CardStack> = {
  schema: CardStack,
  summary: "Asks for a verdict on card after card.",
  icon: "cards",
  asks: (step) => ({
    name: step.answer,
    domain: { kind: "map", keys: Object.keys(step.cards), values: Object.keys(step.verdicts) },
  }),
  waits: ["card-leave"],
  leastWait: (step, timings) => Object.keys(step.cards).length * (timings["card-leave"] ?? 0),
  counted: true,
};
