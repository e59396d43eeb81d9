import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { expectBelow, expectSideBySide } from "#ui/layout.fixtures.ts";
import { bmiWords, tall, weights } from "../bmi.fixtures.ts";
import { parseStep } from "../step.fixtures.ts";
import { createShown } from "../view-model.fixtures.ts";
import { summaryIntake } from "./behavior.ts";
import { SummaryIntake } from "./schema.ts";
import { SummaryIntakeStep } from "./summary-intake-step.tsx";

const summary = parseStep(SummaryIntake, {
  type: "summary-intake",
  title: "Your personal summary",
  hint: "Based on the answers you gave us",
  height: "height",
  weight: "weight",
  bmi: bmiWords,
  intake: { label: "Recommended daily intake", value: "2,100 kcal", icon: "fire" },
  goals: { title: "Your goals", answer: "goals", none: "We will help you find yours in week one." },
  continue: "See your personalized plan",
});

const of = (weight: keyof typeof weights, goals: string[] = [], step = summary) => ({
  step: createShown(summaryIntake, step, {
    answers: { height: tall, weight: weights[weight] },
    words: { goals },
  }),
});
const answered = of("overweight", ["Manage weight", "Improve energy levels"]);

const meta = {
  title: "Steps/Summary with intake",
  component: SummaryIntakeStep,
  parameters: { layout: "fullscreen" },
  args: { ...answered, answer: undefined, send: fn() },
} satisfies Meta<typeof SummaryIntakeStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EverythingAnswered: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("meter", { name: "BMI" })).toHaveAttribute(
      "aria-valuetext",
      "28.16, overweight",
    );
    await expect(canvas.getByText("2,100 kcal")).toBeVisible();
    await expect(canvas.getAllByRole("listitem").map((goal) => goal.textContent)).toEqual([
      "Manage weight",
      "Improve energy levels",
    ]);
  },
};

export const NothingAnswered: Story = {
  args: { step: createShown(summaryIntake, summary) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Enter your height and weight to see your BMI.")).toBeVisible();
    await expect(canvas.getByText("We will help you find yours in week one.")).toBeVisible();
    await expect(canvas.queryByRole("listitem")).not.toBeInTheDocument();
  },
};

/** With the program that we ship. */
export const OwnIntakeAndCaveat: Story = {
  tags: ["look"],
  args: {
    step: createShown(
      summaryIntake,
      {
        ...summary,
        intake: { ...summary.intake, own: { before: "Your plan uses", after: "kcal a day" } },
        goals: {
          ...summary.goals,
          caveat: { values: ["metabolism"], text: "We can't promise changes in hormones." },
        },
      },
      {
        answers: { height: tall, weight: weights.overweight },
        words: { goals: ["Boost metabolism"], "goals:metabolism": ["Boost metabolism"] },
      },
    ),
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findByText("Your plan uses")).parentElement).toHaveTextContent(
      /^Your plan uses \d,\d{3} kcal a day$/,
    );
    await expect(canvas.getByText("We can't promise changes in hormones.")).toBeVisible();
  },
};

export const Underweight: Story = { args: of("underweight", ["Gain muscle"]) };
export const Healthy: Story = { args: of("healthy", ["Get fit"]) };
export const Obese: Story = { args: of("obese", ["Manage weight"]) };

export const AllGoals: Story = {
  args: of("healthy", [
    "Manage weight",
    "Get fit",
    "Gain muscle",
    "Increase testosterone levels",
    "Boost metabolism",
    "Improve energy levels",
    "Improve gut health",
  ]),
};

export const GoingOn: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "See your personalized plan" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "continued" });
  },
};

export const LongestCopy: Story = {
  tags: ["look"],
  args: of(
    "obese",
    [
      "Körpergewichtsschwankungsdurchschnittsberechnung",
      "To eat what I like, as much as I like, and to feel better than before",
    ],
    {
      ...summary,
      title: "Here is what we have learned from everything that you told us about yourself",
      hint: "Based on nothing but the answers you gave us within the last three minutes",
      intake: {
        ...summary.intake,
        label: "What we recommend that you eat on an ordinary day without a workout",
        value: "2,100 to 2,400 kilocalories",
      },
      goals: {
        ...summary.goals,
        title: "What you would like to achieve within the next thirty days",
      },
      continue: "See your personalized plan for the next thirty days",
    },
  ),
};

export const OnALaptop: Story = {
  tags: ["look"],
  globals: { viewport: { value: "laptop" } },
  play: ({ canvas }) =>
    expectSideBySide(
      canvas.getByRole("meter"),
      canvas.getByText("2,100 kcal").parentElement as Element,
    ),
};

export const OnAPhone: Story = {
  tags: ["look"],
  globals: { viewport: { value: "phone" } },
  play: ({ canvas }) => expectBelow(canvas.getByText("2,100 kcal"), canvas.getByRole("meter")),
};
