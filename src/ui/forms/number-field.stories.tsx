import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { expectNoOverflow } from "../layout.fixtures.ts";
import { NumberField } from "./number-field.tsx";

const meta = {
  title: "Parts/Number field",
  component: NumberField,
  args: { label: "Weight", value: 150, onType: fn() },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NumberAlone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("spinbutton", { name: "Weight" })).toHaveValue(150);
  },
};

export const WithUnit: Story = { args: { unit: "lbs" } };
export const WithRange: Story = {
  args: { min: 1, max: 100 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole<HTMLInputElement>("spinbutton").validity.rangeOverflow).toBe(
      true,
    );
  },
};

/** Entering the field selects the number, so that typing replaces it. */
export const TypedInPassing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("84");
    await expect(canvas.getByRole("spinbutton")).toHaveValue(84);
    await expect(args.onType).toHaveBeenLastCalledWith(84);
  },
};

export const Emptied: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("spinbutton");
    await userEvent.clear(field);
    await expect(args.onType).toHaveBeenLastCalledWith(0);
    await expect(field).toHaveValue(null);
    await userEvent.tab();
    await expect(field).toHaveValue(150);
  },
};

function NumberToDouble() {
  const [value, setValue] = useState(150);
  return (
    <>
      <NumberField label="Weight" value={value} onType={setValue} />
      <button type="button" onClick={() => setValue(value * 2)}>
        Double
      </button>
    </>
  );
}

/** VoiceOver and Voice Control press a button without moving the focus. */
export const ChangedWhileItHasTheFocus: Story = {
  render: () => <NumberToDouble />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("spinbutton");
    await userEvent.tab();
    await userEvent.keyboard("084");
    canvas.getByRole("button", { name: "Double" }).click();
    await expect(canvas.findByDisplayValue("168")).resolves.toBe(field);
    await expect(field).toHaveFocus();
  },
};

export const LongestCopy: Story = {
  args: {
    label: "Weight in the morning without clothes, as the Körpergewichtswaage shows it",
    value: 123456789,
    unit: "kilograms",
  },
};

export const RightToLeft: Story = { ...WithUnit, tags: ["look"], globals: { direction: "rtl" } };
export const Dark: Story = { ...WithUnit, tags: ["look"], globals: { theme: "dark" } };
export const SmallestPhone: Story = {
  ...LongestCopy,
  tags: ["look"],
  globals: { viewport: { value: "smallest" } },
  play: expectNoOverflow,
};
export const LargeText: Story = {
  ...WithUnit,
  tags: ["look"],
  globals: { textSize: "200%", viewport: { value: "phone" } },
  play: expectNoOverflow,
};
