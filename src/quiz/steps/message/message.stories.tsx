import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { parseStep } from "../step.fixtures.ts";
import { MessageStep } from "./message-step.tsx";
import { Message } from "./schema.ts";

const pause = parseStep(Message, {
  type: "message",
  title: "You are in good company",
  hint: "Half of the way is done",
  image: { image: "motivation", alt: "Two people lift a barbell together" },
  text: "Most people who begin with a plan are still cooking from it a month later.",
});

const meta = {
  title: "Steps/Message",
  component: MessageStep,
  parameters: { layout: "fullscreen" },
  args: { step: pause, answer: undefined, send: fn() },
} satisfies Meta<typeof MessageStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithPictureAndText: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { level: 1, name: "You are in good company" }),
    ).toBeVisible();
    await expect(
      canvas.getByRole("img", { name: "Two people lift a barbell together" }),
    ).toBeVisible();
    await expect(canvas.getByText(/still cooking from it/)).toBeVisible();
  },
};

export const PictureAlone: Story = {
  args: {
    step: parseStep(Message, {
      type: "message",
      title: "Half of the way is done",
      image: "motivation",
    }),
  },
};

export const TextAlone: Story = {
  args: {
    step: parseStep(Message, {
      type: "message",
      title: "Half of the way is done",
      text: "The other half is about what you like to eat.",
    }),
  },
};

export const TitleAlone: Story = {
  args: { step: parseStep(Message, { type: "message", title: "Half of the way is done" }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("paragraph")).not.toBeInTheDocument();
  },
};

export const GoingOn: Story = {
  args: { step: { ...pause, continue: "I am ready" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "I am ready" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "continued" });
  },
};

export const GoingOnByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Continue" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.send).toHaveBeenCalledWith({ type: "continued" });
  },
};

export const LongestCopy: Story = {
  tags: ["look"],
  args: {
    step: parseStep(Message, {
      type: "message",
      title:
        "What you have shared with us so far is more than most people ever share with anyone about how they eat, sleep and move",
      hint: "Kraftfahrzeughaftpflichtversicherungsgesellschaftsmitarbeiterinnen read this line as well, and it must not be wider than their window.",
      image: "motivation",
      text: "The questions that follow are about taste. There is no right answer to any of them, and none of them can be answered too slowly: choose what you would put on your plate tonight, not what you believe you ought to. Whatever you choose can be changed in your plan, every day, for as long as you use it.",
      continue: "I have read all of this, and now I would like to go on with the questions",
    }),
  },
};
