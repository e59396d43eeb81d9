import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { parseStep } from "../step.fixtures.ts";
import { createShown } from "../view-model.fixtures.ts";
import { height } from "./behavior.ts";
import { HeightStep } from "./height-step.tsx";
import { HeightStep as HeightFields } from "./schema.ts";

const asked = parseStep(HeightFields, {
  type: "height",
  title: "What's your height?",
  answer: "height",
  default: { feet: 5, inches: 8, unit: "in" },
  fields: { feet: "Feet", inches: "Inches", cm: "Height in cm" },
  units: { label: "Unit", in: "in", cm: "cm" },
  range: { feet: [1, 9], inches: [0, 11] },
  note: {
    title: "Why we ask",
    text: "Height and weight give your BMI (body mass index), the starting point for your portions.",
    icon: "ruler",
  },
});

const meta = {
  title: "Steps/Height",
  component: HeightStep,
  parameters: { layout: "fullscreen" },
  args: { step: createShown(height, asked), answer: undefined, send: fn() },
} satisfies Meta<typeof HeightStep>;
export default meta;
type Story = StoryObj<typeof meta>;

const inCm = { feet: 5, inches: 11, unit: "cm" } as const;

export const Unanswered: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("spinbutton", { name: "Feet" })).toHaveValue("5");
    await expect(canvas.getByRole("spinbutton", { name: "Inches" })).toHaveValue("8");
    await expect(canvas.getByRole("button", { name: "in", pressed: true })).toBeVisible();
  },
};

export const AnsweredBefore: Story = { args: { answer: { feet: 6, inches: 2, unit: "in" } } };

export const InCentimetres: Story = {
  args: { step: createShown(height, asked, { answers: { height: inCm } }), answer: inCm },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("spinbutton", { name: "Height in cm" })).toHaveValue("180");
    await expect(canvas.queryByRole("spinbutton", { name: "Feet" })).not.toBeInTheDocument();
  },
};

/** 181 cm is stored as 5 ft 11 in, which is 180 cm. The typed number stays. */
export const AsTyped: Story = {
  args: {
    step: createShown(height, asked, { answers: { height: inCm }, typed: 181 }),
    answer: inCm,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("spinbutton", { name: "Height in cm" })).toHaveValue("181");
  },
};

export const ChangingTheUnit: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "cm" }));
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith({
        type: "answered",
        value: { feet: 5, inches: 8, unit: "cm" },
      }),
    );
  },
};

export const ChangingTheUnitByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("button", { name: "cm" })).toHaveFocus();
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.keyboard(" ");
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith({
        type: "answered",
        value: { feet: 5, inches: 8, unit: "cm" },
      }),
    );
  },
};

export const TypingFeetAndInches: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("spinbutton", { name: "Feet" }));
    await userEvent.keyboard("6");
    await waitFor(() =>
      expect(args.send).toHaveBeenLastCalledWith({
        type: "answered",
        value: { feet: 6, inches: 8, unit: "in" },
      }),
    );
    await userEvent.tab();
    await userEvent.keyboard("1");
    await waitFor(() =>
      expect(args.send).toHaveBeenLastCalledWith({
        type: "answered",
        value: { feet: 5, inches: 1, unit: "in" },
      }),
    );
  },
};

export const TypingCentimetres: Story = {
  ...InCentimetres,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("spinbutton", { name: "Height in cm" }));
    await userEvent.keyboard("168");
    await waitFor(() =>
      expect(args.send).toHaveBeenLastCalledWith({
        type: "answered",
        value: { feet: 5, inches: 6, unit: "cm" },
        typed: 168,
      }),
    );
  },
};

export const Emptied: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const feet = canvas.getByRole("spinbutton", { name: "Feet" });
    await userEvent.clear(feet);
    await expect(feet).toHaveValue("");
    await waitFor(() =>
      expect(args.send).toHaveBeenLastCalledWith({
        type: "answered",
        value: { feet: 0, inches: 8, unit: "in" },
      }),
    );
  },
};

export const TallerThanAnybody: Story = {
  args: { answer: { feet: 88, inches: 88, unit: "in" } },
  play: async ({ canvas }) => {
    for (const field of canvas.getAllByRole("spinbutton")) {
      await expect(field).toHaveValue("88");
      await expect(Number(field.getAttribute("max"))).toBeLessThan(88);
    }
  },
};

export const GoingOn: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "continued" });
  },
};

export const LongestCopy: Story = {
  tags: ["look"],
  args: {
    step: createShown(height, {
      ...asked,
      title:
        "How tall are you without shoes, as you would write it into a passport or tell it to your doctor?",
      hint: "In whichever unit you know it by heart. Körpergrößenmessvorrichtungsbenutzungsanleitungen are not needed.",
      fields: {
        feet: "Whole feet, rounded down",
        inches: "Inches on top of the feet",
        cm: "Height in centimeters, without shoes",
      },
      units: { label: "Unit", in: "Feet and inches", cm: "Centimetres" },
    }),
  },
};
