import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { expectBelow } from "#ui/layout.fixtures.ts";
import { tall, weights } from "../bmi.fixtures.ts";
import { doctorFirst } from "../doctor-first.fixtures.ts";
import { words } from "../plan-preview/plan-preview.fixtures.ts";
import type { Offer } from "../schema/offer-schema.ts";
import { createShown } from "../view-model.fixtures.ts";
import { sales } from "./behavior.ts";
import { offer, page, visitor } from "./sales.fixtures.ts";
import { SalesStep } from "./sales-step.tsx";

const meta = {
  title: "Steps/Sales",
  component: SalesStep,
  parameters: { layout: "fullscreen" },
  args: { step: createShown(sales, page, visitor), answer: undefined, send: fn() },
} satisfies Meta<typeof SalesStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsItIs: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { level: 1, name: "The Ultimate Carnivore Diet Plan" }),
    ).toBeVisible();
    await expect(canvas.getByText("$29.99")).toBeVisible();
    await expect(canvas.getByText("Get fit and Gain muscle")).toBeVisible();
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

const honest: Offer = {
  ...offer,
  included: {
    ...offer.included,
    items: offer.included.items.map((item) =>
      item.text === "500+ recipes" ? { ...item, "not-yet": "194 today." } : item,
    ),
  },
  sources: {
    title: "Written from published guidelines",
    entries: [
      "Dietary Guidelines for Americans, 2020-2025 (energy, sodium)",
      "WHO, 2020 (training)",
    ],
  },
};

export const WithSources: Story = {
  tags: ["look"],
  args: { step: createShown(sales, page, { ...visitor, offer: honest }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("500+ recipes").parentElement).toHaveTextContent("194 today.");
    await expect(canvas.getByText("WHO, 2020 (training)")).toBeVisible();
    await expect(canvas.queryByText(/Reviewed by/)).not.toBeInTheDocument();
  },
};

export const Reviewed: Story = {
  args: {
    step: createShown(sales, page, {
      ...visitor,
      offer: {
        ...honest,
        review: { label: "Reviewed by", name: "Jane Doe, dietitian", date: "2026-11-29" },
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Reviewed by").parentElement).toHaveTextContent(
      "Reviewed by Jane Doe, dietitian (November 29, 2026)",
    );
  },
};

/** The button stays within the thumb's reach while scrolling. */
export const OnAPhone: Story = {
  tags: ["look"],
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const buy = canvas.getByRole("button", { name: "Buy Now" });
    for (const words of [
      canvas.getByRole("heading", { level: 1 }),
      canvas.getByText("What's included"),
      canvas.getByText("How fast will I see results?"),
    ]) {
      words.scrollIntoView({ block: "center" });
      await expect(buy.getBoundingClientRect().bottom).toBeLessThan(innerHeight);
      await expect(buy.getBoundingClientRect().top).toBeGreaterThan(innerHeight * 0.8);
    }
  },
};

/** At 200% zoom, the bar would cover the text, so the button is below the offer. */
export const Zoomed: Story = {
  globals: { viewport: { value: "zoomed" } },
  play: async ({ canvas }) => {
    await expectBelow(
      canvas.getByText("What's included"),
      canvas.getByRole("button", { name: "Buy Now" }),
    );
  },
};

export const WithPlanPreview: Story = {
  args: {
    step: createShown(
      sales,
      { ...page, "plan-preview": words },
      { ...visitor, answers: { mealPrepTime: "too-busy" } },
    ),
  },
  play: async ({ canvas }) => {
    const preview = await canvas.findByRole("region", { name: words.title });
    await expect(preview).toHaveTextContent("minutes a meal at most15");
    await expectBelow(canvas.getByRole("heading", { name: "What's included" }), preview);
  },
};

/** A visitor who came by a link hasn't answered anything yet. */
export const NothingAnswered: Story = {
  args: { step: createShown(sales, page, { offer, state: "idle" }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.queryByRole("heading", { name: "Built around your answers" }),
    ).not.toBeInTheDocument();
  },
};

const underweight = { height: "height", weight: "weight", text: "This plan isn't meant for that." };

export const Underweight: Story = {
  args: {
    step: createShown(
      sales,
      { ...page, "doctor-first": doctorFirst, underweight },
      { ...visitor, answers: { height: tall, weight: weights.underweight } },
    ),
  },
  play: async ({ canvas }) => {
    await expectBelow(
      canvas.getByRole("button", { name: "Buy Now" }),
      canvas.getByText("This plan isn't meant for that."),
    );
    const reasons = within(canvas.getByRole("complementary", { name: doctorFirst.title }));
    await expect(reasons.getByText("take medicine for diabetes")).toBeVisible();
  },
};

export const HealthyWeight: Story = {
  args: {
    step: createShown(
      sales,
      { ...page, underweight },
      { ...visitor, answers: { height: tall, weight: weights.healthy } },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("This plan isn't meant for that.")).not.toBeInTheDocument();
  },
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

export const WordsAlone: Story = {
  args: {
    step: createShown(
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
  terms:
    "One-time payment. Lifetime access to everything that is there today, and to everything that comes later.",
  button: { ...offer.button, buy: "Buy now, begin today and pay only once for all of it" },
  included: {
    ...offer.included,
    items: offer.included.items.map(({ icon, text }) => ({
      icon,
      text: `${text}, made from your own answers and renewed every week`,
    })),
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
  tags: ["look"],
  args: {
    step: createShown(
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
          error: {
            key: "failed",
            text: "The payment provider at https://example.com/a-very-long-address-that-cannot-be-broken does not answer.",
          },
        },
      },
    ),
  },
};
