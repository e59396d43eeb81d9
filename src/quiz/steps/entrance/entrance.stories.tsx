import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { parseStep } from "../step.fixtures.ts";
import { EntranceStep } from "./entrance-step.tsx";
import { Entrance } from "./schema.ts";

const start = parseStep(Entrance, {
  type: "entrance",
  title: "Personalized Carnivore Diet Plan",
  prompt: "Select your diet type to begin",
  hero: "hero",
  answer: "gender",
  options: {
    male: { label: "Diet for men", image: "entrance-male" },
    female: { label: "Diet for women", image: "entrance-female" },
  },
  points: [
    { icon: "timer", text: "About 3 minutes" },
    { icon: "lock-simple", text: "Answers stay in your browser" },
    { icon: "seal-check", text: "30-day money-back guarantee" },
  ],
});

const meta = {
  title: "Steps/Entrance",
  component: EntranceStep,
  parameters: { layout: "fullscreen" },
  args: { step: start, answer: undefined, send: fn() },
} satisfies Meta<typeof EntranceStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unanswered: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("group", { name: "Select your diet type to begin" }),
    ).toBeVisible();
    for (const button of canvas.getAllByRole("button"))
      await expect(button).toHaveAttribute("aria-pressed", "false");
  },
};

export const AnsweredBefore: Story = {
  args: { answer: "female" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { pressed: true })).toHaveAccessibleName(
      "Diet for women",
    );
  },
};

export const Choosing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Diet for men" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "chosen", value: "male" });
  },
};

export const ChoosingByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("button", { name: "Diet for women" })).toHaveFocus();
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(args.send).toHaveBeenCalledWith({ type: "chosen", value: "female" });
  },
};

export const WordsAlone: Story = {
  args: {
    step: {
      ...start,
      hero: undefined,
      points: [],
      options: { male: { label: "Diet for men" }, female: { label: "Diet for women" } },
    },
  },
};

export const FewestOptions: Story = {
  args: { step: { ...start, options: { everyone: { label: "Begin" } } } },
};

export const MostOptions: Story = {
  args: {
    step: {
      ...start,
      options: Object.fromEntries(
        ["18 to 29", "30 to 39", "40 to 49", "50 to 59", "60 to 69", "70 and above"].map(
          (label, index) => [`age-${index}`, { label, hint: "years old" }],
        ),
      ),
    },
  },
};

export const LongestCopy: Story = {
  tags: ["look"],
  args: {
    step: parseStep(Entrance, {
      type: "entrance",
      title:
        "The personalized carnivore diet plan for everyone who has tried everything else before and is tired of counting calories",
      hint: "Thirty days of meals, workouts and shopping lists, made from nothing but your own answers to a few short questions",
      prompt: "Select the diet type that suits you best; you can change your mind at any time",
      hero: "hero",
      answer: "gender",
      options: {
        male: {
          label: "The diet for men who would like to know more",
          hint: "And for the people who shop for them",
          image: "entrance-male",
        },
        female: { label: "Frauenfleischernährungsprogramm", image: "entrance-female" },
      },
      points: [
        {
          icon: "timer",
          text: "About three minutes, or a little longer if you like to think about your answers",
        },
        { icon: "lock-simple", text: "Datenschutzgrundverordnungskonformitätsbescheinigung" },
      ],
    }),
    answer: "male",
  },
};

export const LargeText: Story = {
  args: { answer: "female" },
  tags: ["look"],
  globals: { textSize: "200%", viewport: { value: "phone" } },
  play: expectNoOverflow,
};
