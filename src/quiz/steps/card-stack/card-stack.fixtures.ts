import { parseStep } from "../step.fixtures.ts";
import { createShown } from "../view-model.fixtures.ts";
import { cardStack, type Verdicts } from "./behavior.ts";
import { CardStack } from "./schema.ts";

export const meats = parseStep(CardStack, {
  type: "card-stack",
  title: "Love it or Hate it",
  hint: "Swipe right for love, left for hate, or use the buttons",
  answer: "meatPreferences",
  cards: {
    pork: { label: "Pork", image: "meat-pork" },
    beef: { label: "Beef", image: "meat-beef" },
    lamb: { label: "Lamb", image: "meat-lamb" },
  },
  verdicts: { hate: "Hate", neutral: "Neutral", love: "Love" },
});

/** The step in a state of its behavior, and the verdicts so far. */
export const at = (state: string, answer: Verdicts = {}, step = meats) => ({
  step: createShown(cardStack, step, { state }),
  answer,
});

export const manyCards = Object.fromEntries(
  Array.from({ length: 24 }, (_, at) => [
    `card-${at + 1}`,
    { label: `Meat ${at + 1}`, image: { image: "meat-beef", alt: "" } },
  ]),
);

export const findCard = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLElement>("[data-card]") as HTMLElement;
