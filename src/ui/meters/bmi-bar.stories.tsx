import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { expectNoOverflow } from "../layout.fixtures.ts";
import { BmiBar } from "./bmi-bar.tsx";

const createKnown = (number: string, category: string, barPercent: number) => ({
  number,
  category,
  word: category,
  text: "Your plan builds on it.",
  barPercent,
});

const meta = {
  title: "Parts/BMI bar",
  component: BmiBar,
  args: {
    label: "BMI",
    lead: "Your BMI is",
    unknown: "Enter your height and weight to see your BMI.",
    known: createKnown("22.81", "healthy", 57),
  },
} satisfies Meta<typeof BmiBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unknown: Story = {
  render: ({ label, lead, unknown }) => <BmiBar label={label} lead={lead} unknown={unknown} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("meter", { name: "BMI" })).toHaveAttribute(
      "aria-valuetext",
      "Enter your height and weight to see your BMI.",
    );
  },
};

export const Underweight: Story = { args: { known: createKnown("17.49", "underweight", 43.7) } };

export const Healthy: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole("meter", { name: "BMI" });
    await expect(meter).toHaveAttribute("aria-valuenow", "22.81");
    await expect(meter).toHaveAttribute("aria-valuetext", "22.81, healthy");
    await expect(canvas.queryByRole("status")).not.toBeInTheDocument();
  },
};

export const Overweight: Story = { args: { known: createKnown("28.16", "overweight", 70.4) } };
export const Obese: Story = { args: { known: createKnown("36.49", "obese", 91) } };

export const MoreThanTheBarHolds: Story = {
  args: { known: createKnown("502.81", "obese", 100) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("meter")).toHaveAttribute("aria-valuenow", "40");
  },
};

/** Announces each change to screen readers. */
export const Live: Story = {
  args: { live: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Your BMI is 22.81healthy");
  },
};

export const LongestCopy: Story = {
  tags: ["look"],
  args: {
    lead: "Your body mass index, from your height and your weight, is",
    known: { ...createKnown("502.81", "obese", 100), word: "well above the healthy range" },
  },
};

export const LargeText: Story = {
  args: Underweight.args ?? {},
  tags: ["look"],
  globals: { textSize: "200%", viewport: { value: "phone" } },
  play: expectNoOverflow,
};
