import { Offer } from "../schema/offer-schema.ts";
import { parseStep } from "../step.fixtures.ts";
import { createShown } from "../view-model.fixtures.ts";
import { sales } from "./behavior.ts";
import { Sales } from "./schema.ts";

export const offer = Offer.parse({
  "price-id": "price_story",
  name: "The Ultimate Carnivore Diet Plan",
  description:
    "A personalized meat-based plan for 30 days, with every meal, workout and shopping list you need, made from your own answers.",
  mode: "payment",
  price: "$29.99",
  terms: "One-time payment. Lifetime access.",
  button: {
    buy: "Buy Now",
    processing: "Processing...",
    failed: "Failed to initialize payment",
    secure: "Secure payment on our payment provider's page",
  },
  included: {
    title: "What's included",
    items: [
      { icon: "fork-knife", text: "Personalized meal plans" },
      { icon: "cooking-pot", text: "500+ recipes" },
      { icon: "shopping-cart", text: "Weekly shopping lists" },
    ],
  },
  faq: {
    title: "Frequently asked questions",
    entries: [
      {
        question: "What will I eat?",
        answer: "Beef, pork, lamb, poultry, eggs and, if you like it, fish.",
      },
      {
        question: "How fast will I see results?",
        answer: "Most people notice more energy within the first week.",
      },
    ],
  },
  guarantee: {
    image: "guarantee",
    title: "30-day full money-back guarantee",
    text: "If it isn't for you, we refund every cent. No conditions.",
  },
});

export const page = parseStep(Sales, {
  type: "sales",
  title: "Your plan is waiting",
  image: "plan-cover",
  recap: {
    title: "Built around your answers",
    lines: [
      { icon: "target", label: "Goals:", answer: "goals" },
      { icon: "heart", label: "Plenty of", answer: "meatPreferences", values: ["love"] },
    ],
  },
});

export const visitor = {
  offer,
  state: "idle",
  words: { goals: ["Get fit", "Gain muscle"], "meatPreferences:love": ["Beef", "Lamb"] },
};
/** The page of a visitor who couldn't buy. */
export const createRefused = (text?: string) => ({
  step: createShown(sales, page, {
    ...visitor,
    onScreen: { count: 0, error: { key: "failed", ...(text ? { text } : {}) } },
  }),
});
