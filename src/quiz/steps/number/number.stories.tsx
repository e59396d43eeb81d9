import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { parseStep } from "../step.fixtures.ts";
import { NumberStep } from "./number-step.tsx";
import { NumberStep as NumberFields } from "./schema.ts";

const age = parseStep(NumberFields, {
  type: "number",
  title: "How old are you?",
  answer: "age",
  default: 30,
  min: 18,
  max: 100,
  field: "Age",
  unit: "years",
  note: {
    title: "Why we ask",
    text: "We use your age for your personal plan. What your body needs changes over the years.",
    icon: "cake",
  },
});

const meta = {
  title: "Steps/Number",
  component: NumberStep,
  parameters: { layout: "fullscreen" },
  args: { step: age, answer: undefined, send: fn() },
} satisfies Meta<typeof NumberStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unanswered: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("spinbutton", { name: "Age" })).toHaveValue("30");
    await expect(canvas.getByRole("complementary", { name: "Why we ask" })).toBeVisible();
  },
};

export const AnsweredBefore: Story = {
  args: { answer: 47 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("spinbutton", { name: "Age" })).toHaveValue("47");
  },
};

export const Typing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("spinbutton", { name: "Age" });
    await userEvent.click(field);
    await userEvent.keyboard("52");
    await expect(field).toHaveValue("52");
    await waitFor(() =>
      expect(args.send).toHaveBeenNthCalledWith(1, { type: "answered", value: 5 }),
    );
    await waitFor(() =>
      expect(args.send).toHaveBeenNthCalledWith(2, { type: "answered", value: 52 }),
    );
  },
};

export const Emptied: Story = {
  args: { answer: 47 },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("spinbutton", { name: "Age" });
    await userEvent.clear(field);
    await expect(field).toHaveValue("");
    await waitFor(() => expect(args.send).toHaveBeenLastCalledWith({ type: "answered", value: 0 }));
  },
};

export const EmptiedAndLeft: Story = {
  args: { answer: 0 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("spinbutton", { name: "Age" });
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(field).toHaveValue("0");
  },
};

export const PartsOfANumber: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("spinbutton", { name: "Age" }), "41.9", {
      initialSelectionStart: 0,
      initialSelectionEnd: 2,
    });
    await waitFor(() =>
      expect(args.send).toHaveBeenLastCalledWith({ type: "answered", value: 41 }),
    );
  },
};

export const BelowTheLeast: Story = {
  args: { answer: 7 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("spinbutton", { name: "Age" });
    await expect(field).toHaveValue("7");
    await expect(field).toHaveAttribute("min", "18");
  },
};

export const AboveTheMost: Story = {
  args: { answer: 123456789 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("spinbutton", { name: "Age" });
    await expect(field).toHaveValue("123456789");
    await expect(field).toHaveAttribute("max", "100");
  },
};

export const GoingOn: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "continued" });
  },
};

export const NumberAlone: Story = { args: { step: { ...age, unit: undefined, note: undefined } } };

export const LongestCopy: Story = {
  tags: ["look"],
  args: {
    step: parseStep(NumberFields, {
      type: "number",
      title:
        "How many glasses of water, tea or anything else without sugar did you drink on each day of last week?",
      hint: "A rough number will do; nobody counts, and Apfelschorlenmischungsverhältnisse need not be worked out.",
      answer: "glasses",
      default: 30000,
      min: 0,
      max: 99999,
      field: "Glasses of anything without sugar on an ordinary day",
      unit: "glasses a day",
      note: {
        title: "Why do we ask for something that nobody counts?",
        text: "If you eat more meat than before, you need more water than before, and your shopping list and your reminders start from what you drink today.",
        icon: "drop",
      },
    }),
  },
};
