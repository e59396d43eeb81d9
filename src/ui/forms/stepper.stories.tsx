import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { expectNoOverflow } from "../layout.fixtures.ts";
import { Stepper } from "./stepper.tsx";

const meta = {
  title: "Parts/Stepper",
  component: Stepper,
  args: {
    look: "amount",
    value: 3,
    least: 0,
    most: 8,
    down: "Remove one glass",
    up: "Add one glass",
    onStep: fn(),
    children: "3 glasses",
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Amount: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add one glass" }));
    await expect(args.onStep).toHaveBeenLastCalledWith(4);
    await userEvent.click(canvas.getByRole("button", { name: "Remove one glass" }));
    await expect(args.onStep).toHaveBeenLastCalledWith(2);
  },
};

export const PlaceInARow: Story = {
  args: {
    look: "place",
    value: 12,
    least: 1,
    most: 30,
    down: "Previous day",
    up: "Next day",
    children: "Day 12 of 30",
  },
};

export const AroundAField: Story = {
  args: {
    look: "field",
    children: (
      <input
        aria-label="Water intake"
        type="number"
        defaultValue={3}
        style={{ width: "100%", minHeight: "3.5rem", textAlign: "center" }}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("spinbutton", { name: "Water intake" })).toHaveFocus();
  },
};

export const AtTheLeast: Story = {
  args: { value: 0, children: "0 glasses" },
  play: async ({ args, canvas, userEvent }) => {
    const down = canvas.getByRole("button", { name: "Remove one glass" });
    await expect(down).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(down);
    await expect(args.onStep).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Add one glass" }));
    await expect(args.onStep).toHaveBeenCalledWith(1);
  },
};

export const AtTheMost: Story = {
  args: { value: 8, children: "8 glasses" },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add one glass" }));
    await expect(args.onStep).not.toHaveBeenCalled();
  },
};

/** A value beyond the limits, which another device may have saved, leads back. */
export const BeyondTheMost: Story = {
  args: { value: 9, children: "9 glasses" },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("button", { name: "Add one glass" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Remove one glass" }));
    await expect(args.onStep).toHaveBeenCalledWith(8);
  },
};

function Glasses() {
  const [glasses, setGlasses] = useState(7);
  return (
    <Stepper
      look="amount"
      value={glasses}
      least={0}
      most={8}
      down="Remove one glass"
      up="Add one glass"
      onStep={setGlasses}
    >
      {`${glasses} glasses`}
    </Stepper>
  );
}

/** The focus stays on the button that has reached its limit. */
export const ByKeyboard: Story = {
  render: () => <Glasses />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter} {Enter}");
    await expect(canvas.getByText("8 glasses")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Add one glass" })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(" ");
    await expect(canvas.getByText("7 glasses")).toBeVisible();
  },
};

export const LongestCopy: Story = {
  tags: ["look"],
  args: { children: "312 Kraftfahrzeughaftpflichtversicherungsgesellschaften of water" },
};

/** The value is above its buttons. */
export const LargeText: Story = {
  ...LongestCopy,
  tags: ["look"],
  globals: { textSize: "200%", viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expectNoOverflow();
    const value = canvas.getByText(/water/).getBoundingClientRect();
    const button = canvas.getByRole("button", { name: "Add one glass" }).getBoundingClientRect();
    await expect(value.bottom).toBeLessThanOrEqual(button.top);
  },
};
