import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { staysInTheWindow } from "#ui/room-for-stories.ts";
import { Offer } from "../offer-schema.ts";
import { shown } from "../shown-for-stories.ts";
import { stepFor } from "../step-for-stories.ts";
import { sales } from "./behaviour.ts";
import { SalesStep } from "./sales-step.tsx";
import { Sales } from "./schema.ts";

const offer = Offer.parse({
  "price-id": "price_story",
  name: "The Ultimate Carnivore Diet Plan",
  description: "A personalized meat-based plan for 30 days, with every meal, workout and shopping list you need, made from your own answers.",
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
      { question: "What will I eat?", answer: "Beef, pork, lamb, poultry, eggs and, if you like it, fish." },
      { question: "How fast will I see results?", answer: "Most people notice more energy within the first week." },
    ],
  },
  guarantee: { image: "guarantee", title: "30-day full money-back guarantee", text: "If it isn't for you, we refund every cent. No conditions." },
});

const page = stepFor(Sales, {
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

const visitor = { offer, state: "idle", words: { goals: ["Get fit", "Gain muscle"], "meatPreferences:love": ["Beef", "Lamb"] } };
const refused = (text?: string) => ({
  step: shown(sales, page, { ...visitor, onScreen: { count: 0, complaint: { key: "failed", ...(text ? { text } : {}) } } }),
});

const meta = {
  title: "Steps/Sales",
  component: SalesStep,
  parameters: { layout: "fullscreen" },
  args: { step: shown(sales, page, visitor), answer: undefined, send: fn() },
} satisfies Meta<typeof SalesStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsItIs: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "The Ultimate Carnivore Diet Plan" })).toBeVisible();
    await expect(canvas.getByText("$29.99")).toBeVisible();
    await expect(canvas.getByText("Get fit and Gain muscle")).toBeVisible();
    await expect(canvas.getByRole("alert")).toBeEmptyDOMElement();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

/** Whoever came here by a link has told us nothing yet. */
export const NothingAnswered: Story = {
  args: { step: shown(sales, page, { offer, state: "idle" }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("heading", { name: "Built around your answers" })).not.toBeInTheDocument();
  },
};

export const Buying: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Buy Now" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "continued" });
  },
};

export const Processing: Story = {
  args: { step: shown(sales, page, { ...visitor, state: "processing" }) },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Processing..." });
    await expect(button).toBeDisabled();
    await userEvent.click(button);
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const OnTheWayToThePaymentPage: Story = {
  args: { step: shown(sales, page, { ...visitor, state: "leaving" }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Processing..." })).toBeDisabled();
  },
};

/** The reason stands in its box above the button, and whoever reads it stands at the button. */
const saysWhy = (text: string): NonNullable<Story["play"]> =>
  async function saysWhyNot({ canvas }) {
    const alert = canvas.getByRole("alert");
    const button = canvas.getByRole("button", { name: "Buy Now" });
    await expect(alert).toHaveTextContent(text);
    await expect(alert.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await waitFor(() => expect(button).toHaveFocus());
  };

export const NotReached: Story = { args: refused(), play: saysWhy("Failed to initialize payment") };
export const NotForSale: Story = { args: refused("This is not for sale."), play: saysWhy("This is not for sale.") };
export const TooManyAttempts: Story = {
  tags: ["every-look"],
  args: refused("Too many attempts. Please wait a few minutes and try again."),
  play: saysWhy("Too many attempts. Please wait a few minutes and try again."),
};

export const QuestionOpened: Story = {
  play: async ({ canvas, userEvent }) => {
    const answer = canvas.getByText("Most people notice more energy within the first week.");
    await expect(answer).not.toBeVisible();
    await userEvent.click(canvas.getByText("How fast will I see results?"));
    await expect(answer).toBeVisible();
    await expect(canvas.getByText(/^Beef, pork, lamb/)).not.toBeVisible();
  },
};

export const BackToTheOffer: Story = {
  globals: { viewport: { value: "phone" } },
  args: { step: shown(sales, page, { ...visitor, offer: { ...offer, closing: { title: "Your answers are in.", button: "Back to the offer" } } }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Back to the offer" }));
    const buy = canvas.getByRole("button", { name: "Buy Now" });
    await expect(buy).toHaveFocus();
    await waitFor(() => expect(buy.getBoundingClientRect().top).toBeGreaterThan(0));
    await expect(buy.getBoundingClientRect().bottom).toBeLessThan(innerHeight);
  },
};

export const WordsAlone: Story = {
  args: {
    step: shown(
      sales,
      { ...page, image: undefined, recap: undefined },
      { ...visitor, offer: { ...offer, guarantee: { ...offer.guarantee, image: undefined } } },
    ),
  },
};

const longest: Offer = {
  ...offer,
  name: "The Ultimate Personalized Carnivore Diet Plan with Kraftfahrzeughaftpflichtversicherung",
  price: "US$1,029.99",
  terms: "One-time payment. Lifetime access to everything that is there today, and to everything that comes later.",
  button: { ...offer.button, buy: "Buy now, begin today and pay only once for all of it" },
  included: {
    ...offer.included,
    items: offer.included.items.map(({ icon, text }) => ({ icon, text: `${text}, made from your own answers and renewed every week` })),
  },
  faq: {
    ...offer.faq,
    entries: offer.faq.entries.map(({ question, answer }) => ({
      question: `${question} And what do others say about Rindfleischetikettierungsüberwachungsaufgaben?`,
      answer,
    })),
  },
};

export const LongestCopy: Story = {
  args: {
    step: shown(
      sales,
      {
        ...page,
        title: "Your very own plan for the next thirty days is waiting for you",
        hint: "Made from nothing but the answers you gave us within the last three minutes",
      },
      {
        ...visitor,
        offer: longest,
        onScreen: {
          count: 0,
          complaint: { key: "failed", text: "The payment provider at https://example.com/a-very-long-address-that-cannot-be-broken does not answer." },
        },
      },
    ),
  },
};

export const RightToLeft: Story = { ...NotReached, globals: { direction: "rtl" } };
export const Dark: Story = { ...NotReached, globals: { theme: "dark" } };
export const LessMotion: Story = { ...Processing, globals: { motion: "less" } };
export const SmallestPhone: Story = { ...LongestCopy, globals: { viewport: { value: "smallest" } }, play: staysInTheWindow };
export const LargeText: Story = { ...NotReached, globals: { textSize: "200%", viewport: { value: "phone" } }, play: staysInTheWindow };
