import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import type { Weight } from "#lib/measures/weight.ts";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { parseStep } from "../step.fixtures.ts";
import { createShown } from "../view-model.fixtures.ts";
import { weight } from "./behavior.ts";
import { WeightStep as WeightFields } from "./schema.ts";
import { WeightStep } from "./weight-step.tsx";

const asked = parseStep(WeightFields, {
  type: "weight",
  title: "What's your current weight?",
  answer: "weight",
  height: "height",
  default: { value: 150, unit: "lbs" },
  fields: { value: "Weight" },
  units: { label: "Unit", lbs: "lbs", kg: "kg" },
  range: { value: [1, 1500] },
  bmi: {
    label: "BMI",
    lead: "Your BMI is",
    unknown: "Enter your height and weight to see your BMI.",
    categories: {
      underweight: {
        word: "underweight",
        text: "This plan isn't meant for that. Please talk to your doctor first.",
      },
      healthy: { word: "healthy", text: "A great place to start from. Your plan builds on it." },
      overweight: {
        word: "overweight",
        text: "Your plan will favor filling cuts and steady progress.",
      },
      obese: {
        word: "obese",
        text: "Your plan starts gently, with filling meals. Please talk to your doctor before you begin.",
      },
    },
  },
});

/** The screen for a visitor of 5 ft 8 in with this weight. */
const weighing = (answer: Weight, step = asked) => ({
  step: createShown(weight, step, {
    answers: { height: { feet: 5, inches: 8, unit: "in" }, weight: answer },
  }),
  answer,
});

const meta = {
  title: "Steps/Weight",
  component: WeightStep,
  parameters: { layout: "fullscreen" },
  args: { ...weighing({ value: 150, unit: "lbs" }), answer: undefined, send: fn() },
} satisfies Meta<typeof WeightStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unanswered: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("spinbutton", { name: "Weight" })).toHaveValue("150");
    await expect(canvas.getByRole("button", { name: "lbs", pressed: true })).toBeVisible();
    await expect(canvas.getByRole("meter", { name: "BMI" })).toHaveAttribute(
      "aria-valuetext",
      "22.81, healthy",
    );
  },
};

export const AnsweredBefore: Story = {
  args: weighing({ value: 84, unit: "kg" }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("spinbutton", { name: "Weight" })).toHaveValue("84");
    await expect(canvas.getByRole("button", { name: "kg", pressed: true })).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("Your BMI is 28.16overweight");
  },
};

export const Underweight: Story = { args: weighing({ value: 115, unit: "lbs" }) };
export const Overweight: Story = { args: weighing({ value: 180, unit: "lbs" }) };
export const Obese: Story = { args: weighing({ value: 240, unit: "lbs" }) };

export const WeighingNothing: Story = {
  args: weighing({ value: 0, unit: "lbs" }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Enter your height and weight to see your BMI.")).toBeVisible();
    await expect(canvas.getByRole("meter")).toHaveAttribute("aria-valuenow", "0");
  },
};

export const MoreThanTheBarHolds: Story = {
  args: weighing({ value: 1500, unit: "kg" }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("meter")).toHaveAttribute("aria-valuenow", "40");
    await expect(canvas.getByText("502.81")).toBeVisible();
  },
};

export const ChangingTheUnit: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "kg" }));
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith({
        type: "answered",
        value: { value: 68, unit: "kg" },
      }),
    );
  },
};

export const Typing: Story = {
  args: weighing({ value: 84, unit: "kg" }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("spinbutton", { name: "Weight" }));
    await userEvent.keyboard("79");
    await waitFor(() =>
      expect(args.send).toHaveBeenLastCalledWith({
        type: "answered",
        value: { value: 79, unit: "kg" },
      }),
    );
  },
};

export const Emptied: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("spinbutton", { name: "Weight" });
    await userEvent.clear(field);
    await expect(field).toHaveValue("");
    await waitFor(() =>
      expect(args.send).toHaveBeenLastCalledWith({
        type: "answered",
        value: { value: 0, unit: "lbs" },
      }),
    );
  },
};

export const GoingOn: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "continued" });
  },
};

const longest: typeof asked = {
  ...asked,
  title:
    "How much do you weigh today, in the morning and without clothes, as far as you know or would like to say?",
  hint: "Körpergewichtsschwankungsdurchschnittsberechnungen are not needed: the number on the scales will do.",
  fields: { value: "Weight in the morning, without clothes" },
  units: { label: "Unit", lbs: "US pounds", kg: "Kilograms" },
  bmi: {
    ...asked.bmi,
    lead: "Your body mass index, from your height and your weight, is",
    categories: {
      ...asked.bmi.categories,
      obese: {
        word: "well above the healthy range",
        text: "Your plan starts gently, with filling meals and short walks. Please talk to your doctor before you begin.",
      },
    },
  },
};

export const LongestCopy: Story = {
  tags: ["look"],
  args: weighing({ value: 300, unit: "lbs" }, longest),
};

export const RightToLeft: Story = {
  args: weighing({ value: 84, unit: "kg" }),
  tags: ["look"],
  globals: { direction: "rtl" },
};
export const Dark: Story = {
  args: weighing({ value: 240, unit: "lbs" }),
  tags: ["look"],
  globals: { theme: "dark" },
};
export const LessMotion: Story = {
  args: weighing({ value: 84, unit: "kg" }),
  tags: ["look"],
  globals: { motion: "less" },
};

export const LargeText: Story = {
  args: weighing({ value: 84, unit: "kg" }),
  tags: ["look"],
  globals: { textSize: "200%", viewport: { value: "phone" } },
  play: expectNoOverflow,
};
