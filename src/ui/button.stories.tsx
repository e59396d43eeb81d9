import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Button } from "./button.tsx";

const meta = {
  title: "Parts/Button",
  component: Button,
  args: { children: "Continue", onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const Quiet: Story = { args: { look: "quiet", children: "Keep them" } };

export const Plain: Story = { args: { look: "plain", children: "Log out" } };

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
    await userEvent.keyboard("{Enter} ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Busy: Story = {
  args: { busy: true, children: "Submitting..." },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Submitting..." });
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(button).toBeDisabled();
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const QuietAndBusy: Story = {
  args: { look: "quiet", busy: true, children: "Signing out..." },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button")).toBeDisabled();
    await expect(canvas.getByRole("button")).not.toHaveAttribute("aria-busy");
  },
};

export const LongestCopy: Story = {
  tags: ["look"],
  args: {
    children:
      "Claim my own personalized plan for Kraftfahrzeughaftpflichtversicherungsgesellschaftsmitarbeiterinnen now",
    busy: true,
  },
};
