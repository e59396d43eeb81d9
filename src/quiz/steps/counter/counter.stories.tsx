import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { parseStep } from "../step.fixtures.ts";
import { createShown } from "../view-model.fixtures.ts";
import { counter } from "./behavior.ts";
import { CounterStep } from "./counter-step.tsx";
import { Counter } from "./schema.ts";

const analyzing = parseStep(Counter, {
  type: "counter",
  title: "Analyzing your answers",
  hint: "We are matching your taste with our recipes",
  result: {
    title:
      "Based on your food preferences, we've created 500+ Meal combinations that are the perfect fit for you",
    image: { image: "meal-combinations", alt: "Plates side by side" },
  },
});

const counting = (count: number, step = analyzing) => ({
  step: createShown(counter, step, {
    onScreen: { count },
    state: count < 100 ? "counting" : "counted",
  }),
});
const createCounter = (step = analyzing) => ({
  step: createShown(counter, step, { onScreen: { count: 100 }, state: "done" }),
});

const meta = {
  title: "Steps/Counter",
  component: CounterStep,
  parameters: { layout: "fullscreen" },
  args: { ...counting(42), answer: undefined, send: fn() },
} satisfies Meta<typeof CounterStep>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Checks that there's nothing to press until it's done. */
const countsTo = (percent: number): NonNullable<Story["play"]> =>
  async function counts({ canvas }) {
    await expect(
      canvas.getByRole("img", { name: `Analyzing your answers ${percent}%` }),
    ).toHaveTextContent(`${percent}%`);
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  };

export const JustBegun: Story = { args: counting(0), play: countsTo(0) };
export const UnderWay: Story = { play: countsTo(42) };
export const WithPicture: Story = {
  args: counting(42, { ...analyzing, image: { image: "meat-beef", alt: "" } }),
  play: countsTo(42),
};
export const Counted: Story = { args: counting(100), play: countsTo(100) };

export const Done: Story = {
  args: createCounter(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(
      /^Based on your food preferences/,
    );
    await expect(canvas.getByRole("img", { name: "Plates side by side" })).toBeVisible();
    await expect(canvas.queryByText("100%")).not.toBeInTheDocument();
  },
};

/** With the program that we ship. */
export const DoneWithMeals: Story = {
  args: createCounter({
    ...analyzing,
    result: { ...analyzing.result, meals: { before: "Put together from", after: "meals" } },
  }),
  play: async ({ canvas }) => {
    await expect((await canvas.findByText("Put together from")).parentElement).toHaveTextContent(
      /^Put together from \d{2,} meals$/,
    );
  },
};

export const DoneWithoutPicture: Story = {
  args: createCounter({ ...analyzing, result: { title: "Your recipes are ready" } }),
};

export const GoingOn: Story = {
  args: createCounter(),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "continued" });
  },
};

const longest: typeof analyzing = {
  ...analyzing,
  title: "We are going through everything that you have told us so far, one answer after the other",
  hint: "Please stay with us for a moment: Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetze take their time.",
  result: {
    title:
      "Based on what you like, what you do not like, when you eat and how long you want to cook, more than five hundred combinations fit you",
    image: { image: "meal-combinations", alt: "" },
  },
};

export const LongestCopy: Story = { tags: ["look"], args: counting(100, longest) };
export const LongestResult: Story = { tags: ["look"], args: createCounter(longest) };

export const LargeText: Story = {
  args: counting(100),
  tags: ["look"],
  globals: { textSize: "200%", viewport: { value: "phone" } },
  play: expectNoOverflow,
};
