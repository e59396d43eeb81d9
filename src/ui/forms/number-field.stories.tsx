import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
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
    const field = canvas.getByRole("spinbutton", { name: "Weight" });
    await expect(field).toHaveValue("150");
    await expect([field.inputMode, field.enterKeyHint]).toEqual(["numeric", "go"]);
  },
};

export const WithUnit: Story = { args: { unit: "lbs" } };
export const WithRange: Story = {
  args: { min: 1, max: 100 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("spinbutton");
    await expect([field.getAttribute("min"), field.getAttribute("max")]).toEqual(["1", "100"]);
  },
};

/** Entering the field selects the number, so that typing replaces it. */
export const TypedInPassing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("84");
    await expect(canvas.getByRole("spinbutton")).toHaveValue("84");
    await waitFor(() => expect(args.onType).toHaveBeenLastCalledWith(84));
  },
};

export const Emptied: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("spinbutton");
    await userEvent.clear(field);
    await waitFor(() => expect(args.onType).toHaveBeenLastCalledWith(0));
    await expect(field).toHaveValue("");
    await userEvent.tab();
    await expect(field).toHaveValue("150");
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

/** A separator ends the number, and every keyboard's digits are digits. */
export const TypedOnOtherKeyboards: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("spinbutton");
    for (const typed of ["80,5", "80.5", "٨٠٫٥", "८०", "８０"]) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await waitFor(() => expect(args.onType, typed).toHaveBeenLastCalledWith(80));
      await userEvent.tab();
    }
  },
};

/** The arrow keys count, within the range. */
export const Steps: Story = {
  args: { value: 99, max: 100 },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("spinbutton");
    await userEvent.click(field);
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await waitFor(() => expect(args.onType).toHaveBeenLastCalledWith(100));
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(args.onType).toHaveBeenLastCalledWith(99));
  },
};

export const LongestCopy: Story = {
  tags: ["look"],
  args: {
    label: "Weight in the morning without clothes, as the Körpergewichtswaage shows it",
    value: 123456789,
    unit: "kilograms",
  },
};
