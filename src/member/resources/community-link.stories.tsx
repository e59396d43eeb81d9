import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { CommunityLink } from "./resources-tab.tsx";

const meta = {
  title: "Member area/Resources/Community link",
  component: CommunityLink,
  args: { link: "https://community.example.com/join" },
  afterEach: expectNoOverflow,
} satisfies Meta<typeof CommunityLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InANewTab: Story = {
  tags: ["every-look"],
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Private community" });
    await expect(link).toHaveAttribute("href", "https://community.example.com/join");
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
    await expect(link).toHaveAccessibleDescription(/opens in a new tab/);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Private community" })).toHaveFocus();
  },
};

const showsNothing: NonNullable<Story["play"]> = async ({ canvas }) => {
  await expect(canvas.queryByText("Private community")).toBeNull();
};

export const NoCommunity: Story = { args: { link: undefined }, play: showsNothing };

/** A link that publishing never lets through. */
export const HostileLink: Story = {
  args: { link: "javascript:alert(1)" },
  play: showsNothing,
};
