import { z } from "zod";
import { copy, createOptionsSchema, Image, question, stepSchema } from "../schema/fields.ts";
import { fromFields } from "../schema/from-fields.ts";
import type { StepType } from "../step-type.ts";

const Card = z.strictObject({
  label: copy("The text on the card.", "Pork", 24),
  image: Image.meta({
    description: "The card's picture, by its name in funnel/images.",
    examples: ["meat-pork"],
  }),
});

/** A stack of cards. Each is loved, hated, or neither, by swipe or by button. */
export const CardStack = stepSchema("card-stack", {
  ...question,
  cards: createOptionsSchema(Card).meta({
    description: "The cards in order, each under its stored value.",
    examples: [{ pork: { label: "Pork", image: "meat-pork" } }],
  }),
  verdicts: z
    .strictObject({
      hate: copy("The left button. Swiping left does the same.", "Hate", 12),
      neutral: copy("The button in the middle.", "Neutral", 12),
      love: copy("The right button. Swiping right does the same.", "Love", 12),
    })
    .meta({
      description: "The labels of the three buttons below the cards.",
      examples: [{ hate: "Hate", neutral: "Neutral", love: "Love" }],
    }),
});
export type CardStack = z.output<typeof CardStack>;

export const cardStack: StepType<CardStack> = {
  schema: CardStack,
  summary: "Visitors rate one card after another.",
  icon: "cards",
  answerSpec: fromFields(["answer", "cards", "verdicts"], (step) => ({
    name: step.answer,
    domain: { kind: "map", keys: Object.keys(step.cards), values: Object.keys(step.verdicts) },
  })),
  waits: ["card-leave"],
  leastWait: fromFields(
    ["cards"],
    (step, timings) => Object.keys(step.cards).length * (timings["card-leave"] ?? 0),
  ),
  counted: true,
};
