import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { expectBelow, expectSideBySide } from "#ui/layout.fixtures.ts";
import { tall, weights } from "../bmi.fixtures.ts";
import { doctorFirst } from "../doctor-first.fixtures.ts";
import { words } from "../plan-preview/plan-preview.fixtures.ts";
import { createShown } from "../view-model.fixtures.ts";
import { results } from "./behavior.ts";
import { answered, busyMonth, plan, weighing } from "./results.fixtures.ts";
import { ResultsStep } from "./results-step.tsx";

const meta = {
  title: "Steps/Results",
  component: ResultsStep,
  parameters: { layout: "fullscreen" },
  args: { ...weighing("healthy"), answer: undefined, send: fn() },
} satisfies Meta<typeof ResultsStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EverythingAnswered: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: /^A line that begins today/ })).toBeVisible();
    await expect(canvas.getByText("122–164 lbs")).toBeVisible();
    const lines = canvas.getAllByRole("listitem").map((line) => line.textContent);
    await expect(lines).toEqual([
      "Get fit",
      "Gain muscle",
      "Plenty of Beef and Lamb",
      "Without Duck",
      "Time to cook: Up to 1 hour",
      "Dinner: 6 to 8 PM",
    ]);
  },
};

export const OnALaptop: Story = {
  tags: ["look"],
  globals: { viewport: { value: "laptop" } },
  play: async ({ canvas }) => {
    await expectSideBySide(canvas.getByRole("figure"), canvas.getByRole("meter"));
    await expectSideBySide(canvas.getByText("Beef and Lamb"), canvas.getByText("Duck"));
  },
};

export const OnAPhone: Story = {
  tags: ["look"],
  globals: { viewport: { value: "phone" } },
  play: ({ canvas }) => expectBelow(canvas.getByRole("meter"), canvas.getByRole("figure")),
};

export const NothingAnswered: Story = {
  args: { step: createShown(results, plan) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Enter your height and weight to see your BMI.")).toBeVisible();
    await expect(canvas.queryByText("Healthy range for your height")).not.toBeInTheDocument();
    await expect(canvas.getAllByRole("listitem").map((line) => line.textContent)).toEqual([
      "Plenty of all kinds of meat",
    ]);
  },
};

export const WithPlanPreview: Story = {
  args: {
    step: createShown(
      results,
      { ...plan, "plan-preview": words },
      { ...answered, answers: { ...answered.answers, breakfastTime: "skip" } },
    ),
  },
  play: async ({ canvas }) => {
    const preview = await canvas.findByRole("region", { name: words.title });
    await expect(preview).toHaveTextContent("meals a day2+ 1 snack");
    await expectBelow(preview, canvas.getByRole("heading", { name: "Made for your goals" }));
    await expectBelow(canvas.getByRole("heading", { name: "Adapted to you" }), preview);
  },
};

export const NothingToAdaptTo: Story = {
  args: {
    step: createShown(results, {
      ...plan,
      adapts: { ...plan.adapts, lines: plan.adapts.lines.slice(1) },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("heading", { name: "Adapted to you" })).not.toBeInTheDocument();
  },
};

export const WithDoctorFirst: Story = {
  args: { step: createShown(results, { ...plan, "doctor-first": doctorFirst }, answered) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("complementary", { name: doctorFirst.title })).toBeVisible();
  },
};

export const Underweight: Story = {
  args: weighing("underweight"),
  play: ({ canvas }) =>
    expectBelow(
      canvas.getByText("More energy", { selector: "span" }),
      canvas.getByText("Physical changes", { selector: "span" }),
    ),
};

export const Obese: Story = {
  args: weighing("obese"),
  play: ({ canvas }) =>
    expectBelow(
      canvas.getByText("Physical changes", { selector: "span" }),
      canvas.getByText("More energy", { selector: "span" }),
    ),
};

export const InKilograms: Story = {
  args: weighing("overweight"),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("55–75 kg")).toBeVisible();
  },
};

export const GoingOn: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "continued" });
  },
};

export const FewestMilestones: Story = {
  args: {
    step: createShown(results, { ...plan, curve: { ...plan.curve, milestones: [] } }, answered),
  },
};

export const MostMilestones: Story = {
  args: { step: createShown(results, { ...plan, curve: busyMonth }, answered) },
};

export const MostMilestonesOfAFall: Story = {
  args: {
    step: createShown(
      results,
      { ...plan, curve: busyMonth },
      { ...answered, answers: { height: tall, weight: weights.obese } },
    ),
  },
};

export const LongestCopy: Story = {
  tags: ["look"],
  args: {
    step: createShown(
      results,
      {
        ...plan,
        title: "Your very own plan for the next thirty days is ready, and it is waiting for you",
        "healthy-range": "What people of your height weigh who are neither too light nor too heavy",
        curve: {
          ...plan.curve,
          title: "What the next thirty days may look like for you",
          note: `${plan.curve.note} Nobody can promise you a weight, and we do not.`,
        },
      },
      {
        answers: { height: tall, weight: weights.obese },
        words: {
          ...answered.words,
          goals: [
            "Körpergewichtsschwankungsdurchschnittsberechnung",
            "To eat what I like, as much as I like, and to feel better than before",
          ],
          "meatPreferences:love": [
            "Beef",
            "Lamb",
            "Pork",
            "Duck",
            "Turkey",
            "Kalbfleischzubereitungsvorschläge",
          ],
        },
      },
    ),
  },
};
