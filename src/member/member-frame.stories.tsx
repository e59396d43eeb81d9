import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import "./all-tabs-for-stories.ts";
import { atItsAddress } from "#ui/address-for-stories.tsx";
import { staysInTheWindow } from "#ui/room-for-stories.ts";
import { memberFor } from "./member-for-stories.ts";
import { MemberFrame } from "./member-frame.tsx";
import { MemberTabs } from "./member-tabs.tsx";

const meta = {
  title: "Member area/Frame",
  component: MemberFrame,
  args: { brand: "Carnivore Plan", email: "ann@example.com", leave: { busy: false, go: fn() }, children: undefined },
  render: (args) => (
    <MemberFrame {...args}>
      <MemberTabs member={memberFor({ day: 12 })} />
    </MemberFrame>
  ),
  decorators: [atItsAddress],
  parameters: { layout: "fullscreen", path: "/profile" },
  afterEach: staysInTheWindow,
} satisfies Meta<typeof MemberFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Your plan" })).toHaveFocus();
    await expect(document.title).toBe("Your plan · Carnivore Plan");
    await expect(await canvas.findByText("Day 12 of 30")).toBeVisible();
  },
};

export const LoggingOut: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Log out" }));
    await expect(args.leave?.go).toHaveBeenCalledOnce();
  },
};

export const LogOutBusy: Story = {
  args: { leave: { busy: true, go: fn() } },
  play: ({ canvas }) => expect(canvas.getByRole("button", { name: "Log out" })).toBeDisabled(),
};

export const NobodySignedIn: Story = {
  render: ({ leave: _, ...args }) => <MemberFrame {...args}>What the team sees</MemberFrame>,
  play: ({ canvas }) => expect(canvas.queryByRole("button", { name: "Log out" })).toBeNull(),
};

export const AnotherTab: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "Workouts" }));
    await expect(await canvas.findByRole("heading", { name: "Workouts" })).toBeVisible();
    await expect(canvas.getByRole("tab", { name: "Daily Plan" })).toHaveAttribute("aria-selected", "false");
  },
};

export const TabsByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("tab", { name: "Daily Plan" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(canvas.getByRole("tab", { name: "Progress" })).toHaveFocus());
    await expect(await canvas.findByRole("heading", { name: "Your 30 days" })).toBeVisible();
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(canvas.getByRole("tab", { name: "Recipes" })).toHaveFocus());
  },
};

export const ByALinkOfTheDay: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "Write down your day" }));
    await waitFor(() => expect(canvas.getByRole("tab", { name: "Progress" })).toHaveFocus());
  },
};

export const LongestAddress: Story = { args: { email: `${"a.very.long.name.".repeat(9)}@${"subdomain.".repeat(6)}example.com` } };
export const RightToLeft: Story = { ...Opened, globals: { direction: "rtl" } };
export const Dark: Story = { ...Opened, globals: { theme: "dark" } };
export const LessMotion: Story = { ...LogOutBusy, globals: { motion: "less" } };
export const SmallestPhone: Story = { ...LongestAddress, globals: { viewport: { value: "smallest" } } };
export const LargeText: Story = { ...LongestAddress, globals: { textSize: "200%", viewport: { value: "tablet" } } };
