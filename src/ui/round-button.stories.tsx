import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { RoundButton } from "./round-button.tsx";

const meta = {
  title: "Parts/Round button",
  component: RoundButton,
  args: { icon: "x-bold", "aria-label": "Close", onClick: fn() },
} satisfies Meta<typeof RoundButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Close" });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    const { width, height } = button.getBoundingClientRect();
    await expect(width, "a thumb needs 44 px").toBeGreaterThanOrEqual(44);
    await expect(height).toBe(width);
  },
};

/** A title names the button, too, and shows on hover. */
export const Removing: Story = {
  render: (args) => <RoundButton icon={args.icon} title="Remove Ribeye, 2" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Remove Ribeye, 2" })).toBeVisible();
  },
};

export const GoingOn: Story = {
  args: { look: "framed", icon: "caret-right-bold", "aria-label": "Next day" },
};

export const ByKeyboard: Story = {
  args: GoingOn.args ?? {},
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
    await userEvent.keyboard("{Enter} ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** It keeps the focus, so that a keyboard user who reached the end can go back. */
export const NothingMore: Story = {
  args: { ...GoingOn.args, unavailable: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Next day" });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { ...GoingOn.args, disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button")).toBeDisabled();
  },
};
