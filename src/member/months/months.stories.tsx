import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { stopTime } from "#lib/time.fixtures.ts";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { DailyPlanTab } from "../daily-plan/daily-plan-tab.tsx";
import { twelveDays } from "../progress/days.fixtures.ts";
import { ProgressTab } from "../progress/progress-tab.tsx";
import { TabForStories } from "../tab.fixtures.tsx";
import { WorkoutsTab } from "../workouts/workouts-tab.tsx";
import { begunMonth } from "./months.fixtures.ts";

const WEEKS_AGO = "2025-12-20T11:00:00.000Z";
const wrote = [...twelveDays, ...begunMonth(2, 5)];

const meta = {
  title: "Member area/Months",
  component: TabForStories,
  args: { Tab: DailyPlanTab, day: 30, wrote: twelveDays },
  parameters: { layout: "fullscreen" },
  beforeEach: stopTime,
  afterEach: expectNoOverflow,
} satisfies Meta<typeof TabForStories>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story["play"]>>[0];

const mealsIn = ({ canvasElement }: Context) =>
  [...canvasElement.querySelectorAll("[data-meal] h3")].map(({ textContent }) => textContent);
const monthOf = ({ canvas }: Context) => canvas.getByRole("combobox", { name: "Month" });

export const TwoDaysLeft: Story = {
  args: { day: 28 },
  tags: ["every-look"],
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2 days left; your next month is ready.")).toBeVisible();
    await expect(canvas.queryByRole("combobox", { name: "Month" })).toBeNull();
  },
};

export const OneDayLeft: Story = {
  args: { day: 29 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1 day left; your next month is ready.")).toBeVisible();
  },
};

export const LastDay: Story = {
  tags: ["every-look"],
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole("region", { name: "Your month 1, looking back" }));
    await expect(card.getByText("You completed 11 of 30 days.")).toBeVisible();
    await expect(card.getByText("You are down 6.5 lbs since day 1.")).toBeVisible();
  },
};

export const NothingWritten: Story = {
  args: { wrote: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^There aren't two weights in your notes/)).toBeVisible();
    await expect(canvas.queryByText(/^You swapped these most/)).toBeNull();
  },
};

export const Beginning: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const before = mealsIn(context);
    await userEvent.click(canvas.getByRole("button", { name: "Begin month 2" }));
    await canvas.findByText("Month 2 begins today.");
    await expect(canvas.getByText("Day 1 of 30")).toBeVisible();
    await expect(canvas.getByRole("region", { name: "Your day" })).toHaveFocus();
    await expect(monthOf(context)).toHaveDisplayValue("Month 2, since Mon, Jan 12");
    await expect(canvas.getByText("181.5 lbs")).toBeVisible();
    await expect(mealsIn(context)).not.toEqual(before);
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(await canvas.findByText("Day 30 of 30")).toBeVisible();
    await expect(mealsIn(context)).toEqual(before);
    await expect(canvas.queryByRole("combobox", { name: "Month" })).toBeNull();
  },
};

export const StartingAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Start this month again" }));
    await canvas.findByText("You start again, with the meals of month 1. It's month 2.");
    await expect(canvas.getByText("Day 1 of 30")).toBeVisible();
  },
};

export const AfterTheLastMonth: Story = {
  args: { wrote: begunMonth(120, 30) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^That was month 120/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Begin/ })).toBeNull();
  },
};

export const SecondMonth: Story = {
  args: { wrote },
  tags: ["every-look"],
  play: async (context) => {
    await expect(context.canvas.getByText("Day 5 of 30")).toBeVisible();
    await expect(monthOf(context)).toHaveDisplayValue("Month 2, since Thu, Jan 8");
  },
};

export const ReadingTheFirstMonth: Story = {
  args: { wrote, address: "/profile?month=1&day=8" },
  tags: ["every-look"],
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Day 8 of 30")).toBeVisible();
    await expect(
      canvas.getByText("You're viewing month 1. Your plan is in month 2."),
    ).toBeVisible();
    await expect(canvas.getByRole("region", { name: "Looking back at month 1" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^(Swap|Make day)/ })).toBeNull();
  },
};

export const ChoosingAMonth: Story = {
  args: { wrote },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.selectOptions(monthOf(context), "Month 1");
    await expect(await canvas.findByText("Day 30 of 30")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Back to month 2" }));
    await expect(await canvas.findByText("Day 5 of 30")).toBeVisible();
    await expect(monthOf(context)).toHaveFocus();
  },
};

export const UnknownMonth: Story = {
  args: { wrote, address: "/profile?month=3" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Day 5 of 30")).toBeVisible();
  },
};

export const ProgressOfTheFirstMonth: Story = {
  args: { wrote, Tab: ProgressTab, address: "/profile?month=1" },
  tags: ["every-look"],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("You're looking at day 30 of month 1.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Day 12, completed" }));
    await expect(canvas.getByLabelText("Current weight")).toHaveValue("181.5");
    await expect(canvas.queryByRole("button", { name: /^Make day/ })).toBeNull();
  },
};

export const ProgressOfTheSecondMonth: Story = {
  args: { wrote, Tab: ProgressTab },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^You weighed 181.5 lbs on day 1/)).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "Great" }));
    await expect(canvas.getByRole("button", { name: "Day 5, partial" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Day 1, upcoming" })).toBeVisible();
  },
};

export const WorkoutsOfTheFirstMonth: Story = {
  args: { wrote, Tab: WorkoutsTab, address: "/profile?month=1&week=1" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Today")).toBeNull();
    await expect(canvas.queryByRole("button", { name: /^(Easier|Harder)/ })).toBeNull();
  },
};

const away: Pick<Story, "args"> = { args: { day: 12, wroteAt: WEEKS_AGO } };

export const ComingBack: Story = {
  ...away,
  tags: ["every-look"],
  play: async ({ canvas, userEvent }) => {
    const card = within(canvas.getByRole("region", { name: "Good to see you again" }));
    await expect(canvas.getByText("Day 12 of 30")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Add one glass" }));
    await userEvent.click(card.getByRole("button", { name: "Go on with day 12" }));
    await expect(canvas.queryByRole("region", { name: "Good to see you again" })).toBeNull();
    await expect(canvas.getByText("Day 12 of 30")).toBeVisible();
    await expect(canvas.getByRole("region", { name: "Your day" })).toHaveFocus();
  },
};

export const ComingBackToANewMonth: Story = {
  ...away,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Begin a new month" }));
    await expect(await canvas.findByText("Day 1 of 30")).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "Good to see you again" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(await canvas.findByText("Day 12 of 30")).toBeVisible();
  },
};

export const Dismissing: Story = {
  ...away,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Close and go on" }));
    await expect(canvas.queryByRole("region", { name: "Good to see you again" })).toBeNull();
  },
};

export const Dark: Story = { tags: ["look"], args: { wrote }, globals: { theme: "dark" } };
