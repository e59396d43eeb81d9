import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { UnitToggle } from "./unit-toggle.tsx";

const meta = {
  title: "Parts/Unit toggle",
  component: UnitToggle,
  args: {
    label: "Unit",
    units: [
      { value: "lbs", label: "lbs" },
      { value: "kg", label: "kg" },
    ],
    chosen: "lbs",
    onChoose: fn(),
  },
} satisfies Meta<typeof UnitToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoUnits: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Unit" })).toBeVisible();
    await expect(canvas.getByRole("button", { pressed: true })).toHaveAccessibleName("lbs");
  },
};

export const Choosing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "kg" }));
    await expect(args.onChoose).toHaveBeenCalledWith("kg");
  },
};

export const ThreeUnits: Story = {
  args: {
    units: [
      { value: "lbs", label: "lbs" },
      { value: "kg", label: "kg" },
      { value: "st", label: "stone" },
    ],
    chosen: "kg",
  },
};

export const ByKeyboard: Story = {
  ...ThreeUnits,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("button", { name: "stone" })).toHaveFocus();
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChoose).toHaveBeenCalledWith("st");
  },
};

export const LongestCopy: Story = {
  tags: ["look"],
  args: {
    units: [
      { value: "lbs", label: "US customary pounds" },
      { value: "kg", label: "Kilograms" },
    ],
  },
};

/** The next unit is on the left, so the left arrow moves to it. */
export const RightToLeft: Story = {
  ...ThreeUnits,
  tags: ["look"],
  globals: { direction: "rtl" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("button", { name: "kg" })).toHaveFocus();
  },
};
