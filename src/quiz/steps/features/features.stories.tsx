import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { expectBelow, expectSideBySide } from "#ui/layout.fixtures.ts";
import { parseStep } from "../step.fixtures.ts";
import { FeaturesStep } from "./features-step.tsx";
import { Features } from "./schema.ts";

const plan = parseStep(Features, {
  type: "features",
  title: "What does your plan include?",
  image: "plan-cover",
  features: [
    { icon: "cooking-pot", text: "500+ carnivore recipes" },
    { icon: "barbell", text: "100+ workouts and exercises" },
    { icon: "trophy", text: "Motivating challenges" },
    { icon: "book-open", text: "Nutrition and health guides" },
    { icon: "chart-line-up", text: "Progress tracking and visualization" },
  ],
});

const meta = {
  title: "Steps/Features",
  component: FeaturesStep,
  parameters: { layout: "fullscreen" },
  args: { step: plan, answer: undefined, send: fn() },
} satisfies Meta<typeof FeaturesStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithPicture: Story = {
  play: async ({ canvas }) => {
    const features = canvas.getAllByRole("listitem").map((item) => item.textContent);
    await expect(features).toEqual(plan.features.map(({ text }) => text));
  },
};

export const OnALaptop: Story = {
  tags: ["look"],
  globals: { viewport: { value: "laptop" } },
  play: ({ canvas }) =>
    expectSideBySide(canvas.getByRole("presentation"), canvas.getByRole("list")),
};

export const OnAPhone: Story = {
  tags: ["look"],
  globals: { viewport: { value: "phone" } },
  play: ({ canvas }) => expectBelow(canvas.getByRole("list"), canvas.getByRole("presentation")),
};

export const WithoutPicture: Story = {
  args: { step: { ...plan, hint: "All of it from the first day", image: undefined } },
};

export const GoingOn: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "continued" });
  },
};

export const GoingOnByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(args.send).toHaveBeenCalledWith({ type: "continued" });
  },
};

export const FewestFeatures: Story = {
  args: { step: { ...plan, features: plan.features.slice(0, 1) } },
};

export const MostFeatures: Story = {
  args: {
    step: {
      ...plan,
      features: [
        ...plan.features,
        { icon: { icon: "fork-knife" }, text: "Personalized meal plans" },
        { icon: { icon: "shopping-cart" }, text: "Weekly shopping lists" },
        { icon: { icon: "graduation-cap" }, text: "Expert nutrition guidance" },
        { icon: { icon: "users-three" }, text: "Private community access" },
        { icon: { icon: "device-mobile" }, text: "Mobile app access" },
        { icon: { icon: "infinity" }, text: "Lifetime updates" },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(11);
  },
};

export const LongestCopy: Story = {
  tags: ["look"],
  args: {
    step: parseStep(Features, {
      type: "features",
      title:
        "What does your very own plan for the next thirty days include, from the first breakfast to the last workout?",
      hint: "Everything below is yours from the first day on, and stays yours when the thirty days are over",
      features: [
        {
          icon: "cooking-pot",
          text: "More than five hundred carnivore recipes that ask for a handful of ingredients, one pan and less time than the bus takes to get you home",
        },
        {
          icon: "barbell",
          text: "Kraftfahrzeughaftpflichtversicherungsgesellschaftsmitarbeiterinnengymnastik",
        },
        { icon: "trophy", text: "Short" },
      ],
    }),
  },
};
