import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { parseStep } from "../step.fixtures.ts";
import { SingleChoice } from "./schema.ts";
import { SingleChoiceStep } from "./single-choice-step.tsx";

const sleep = parseStep(SingleChoice, {
  type: "single-choice",
  title: "How many hours do you usually sleep?",
  answer: "sleepHours",
  options: {
    "less-than-5": { label: "Less than 5 hours", icon: "moon" },
    "5-6": { label: "5 to 6 hours", icon: "moon-stars" },
    "7-8": { label: "7 to 8 hours", icon: "bed" },
    "more-than-8": { label: "More than 8 hours", icon: "sun-horizon" },
  },
});

const meta = {
  title: "Steps/Single choice",
  component: SingleChoiceStep,
  parameters: { layout: "fullscreen" },
  args: { step: sleep, answer: undefined, send: fn() },
} satisfies Meta<typeof SingleChoiceStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unanswered: Story = {
  play: ({ canvas }) =>
    expect(
      canvas.getByRole("group", { name: "How many hours do you usually sleep?" }),
    ).toHaveAccessibleDescription("Choosing an answer takes you to the next screen."),
};

export const AnsweredBefore: Story = { args: { answer: "5-6" } };

export const Choosing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "5 to 6 hours" }));
    await expect(args.send).toHaveBeenCalledWith({
      type: "chosen",
      value: "5-6",
      waited: expect.any(Number),
    });
  },
};

export const ChoosingByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("button", { name: "5 to 6 hours" })).toHaveFocus();
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.keyboard(" ");
    await expect(args.send).toHaveBeenCalledWith({
      type: "chosen",
      value: "5-6",
      waited: expect.any(Number),
    });
  },
};

export const WithPictures: Story = {
  args: {
    step: parseStep(SingleChoice, {
      type: "single-choice",
      title: "Choose your current body type:",
      answer: "currentBody",
      layout: "pictures",
      options: {
        skinny: { label: "Skinny", image: "body-female-skinny" },
        regular: { label: "Regular", image: "body-female-regular" },
        "pot-belly": { label: "Pot belly", image: "body-female-pot-belly" },
        extra: { label: "Extra weight", image: "body-female-extra" },
      },
    }),
    answer: "regular",
  },
};

export const WithBars: Story = {
  args: {
    step: parseStep(SingleChoice, {
      type: "single-choice",
      title: "How active are you on a normal day?",
      answer: "dailyActivity",
      bars: 3,
      options: {
        low: { label: "Hardly at all", bars: 1 },
        medium: { label: "On my feet a few hours", bars: 2 },
        high: { label: "On the move all day", bars: 3 },
      },
    }),
  },
};

export const FewestOptions: Story = {
  args: { step: { ...sleep, options: { "5-6": sleep.options["5-6"] ?? { label: "" } } } },
};

export const MostOptions: Story = {
  args: {
    step: parseStep(SingleChoice, {
      type: "single-choice",
      title: "In which month were you born?",
      answer: "month",
      options: Object.fromEntries(
        [
          "January",
          "February",
          "March",
          "April",
          "May",
          "June",
          "July",
          "August",
          "September",
          "October",
          "November",
          "December",
        ].map((month) => [month.toLowerCase(), month]),
      ),
    }),
  },
};

export const LongestCopy: Story = {
  tags: ["look"],
  args: {
    step: parseStep(SingleChoice, {
      type: "single-choice",
      title:
        "When you think of the last three months as a whole, how would you describe the way your weight has changed from week to week?",
      hint: "There is no right answer. If it went up and down, choose what happened in most of the weeks; your plan can be changed at any time.",
      answer: "weightChange",
      options: {
        slowly: {
          label:
            "It went up slowly, a little in most weeks, without any change in what I eat or how much I move",
          icon: "trend-up",
        },
        word: {
          label: "Kraftfahrzeughaftpflichtversicherungsgesellschaftsmitarbeiterin",
          hint: "A word that cannot be broken, and a hint below it",
        },
      },
    }),
    answer: "word",
  },
};
