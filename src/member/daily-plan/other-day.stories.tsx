import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { stopTime } from "#lib/time.fixtures.ts";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { TabForStories } from "../tab.fixtures.tsx";
import { DailyPlanTab } from "./daily-plan-tab.tsx";

const meta = {
  title: "Member area/Daily plan/Another day",
  component: TabForStories,
  args: { Tab: DailyPlanTab, day: 5, address: "/profile?day=8" },
  parameters: { layout: "fullscreen" },
  beforeEach: stopTime,
  afterEach: expectNoOverflow,
} satisfies Meta<typeof TabForStories>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DayOfTheAddress: Story = {
  tags: ["every-look"],
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Day 8 of 30")).toBeVisible();
    await expect(canvas.getByText("Thu, Jan 15")).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Plan for day 8" })).toBeVisible();
    await expect(
      canvas.getByText("You're looking at day 8. Your plan stays on day 5."),
    ).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Log your day" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Open the workout" })).toHaveAttribute(
      "href",
      expect.stringMatching(/week=2/),
    );
  },
};

export const MakingItCurrent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Make day 8 my current day" }));
    await expect(canvas.getByText("Day 8 of 30")).toBeVisible();
    await expect(await canvas.findByText("Mon, Jan 12")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Log your day" })).toBeVisible();
    await expect(canvas.getByRole("region", { name: "Your day" })).toHaveFocus();
    await expect(await canvas.findByText("Saved")).toBeVisible();
  },
};

export const GoingBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Back to day 5" }));
    await expect(await canvas.findByText("Day 5 of 30")).toBeVisible();
    await expect(await canvas.findByRole("heading", { name: "Today's plan" })).toBeVisible();
  },
};

export const BrokenDay: Story = {
  args: { address: "/profile?day=31" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Day 5 of 30")).toBeVisible();
    await expect(canvas.queryByText(/^You're looking at/)).toBeNull();
  },
};
