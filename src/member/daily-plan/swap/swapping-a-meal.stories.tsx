import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { stopTime } from "#lib/time.fixtures.ts";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { longestProgram } from "../../longest-program.fixtures.ts";
import { TabForStories } from "../../tab.fixtures.tsx";
import { DailyPlanTab } from "../daily-plan-tab.tsx";
import {
  findMealName,
  instead,
  LUNCH,
  offer,
  openOffers,
  planned,
  swapButton,
  swapped,
} from "./swapping-a-meal.fixtures.ts";

const meta = {
  title: "Member area/Daily plan/Swapping a meal",
  component: TabForStories,
  args: { Tab: DailyPlanTab, day: 12 },
  parameters: { layout: "fullscreen" },
  beforeEach: stopTime,
  afterEach: expectNoOverflow,
} satisfies Meta<typeof TabForStories>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story["play"]>>[0];

const findLunch = ({ canvasElement }: Context) =>
  canvasElement.querySelector<HTMLElement>('[data-meal="lunch"]');

async function choose(context: Context) {
  const dialog = await openOffers(context);
  await context.userEvent.click(
    dialog.getByRole("button", { name: `Choose ${findMealName(instead)}` }),
  );
}

export const Choosing: Story = {
  tags: ["every-look"],
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await choose(context);
    await waitFor(() => expect(swapButton(context, findMealName(instead))).toHaveFocus());
    await expect(screen.queryByRole("dialog")).toBeNull();
    await canvas.findByText(`Lunch is now ${findMealName(instead)}.`);
    const lunch = findLunch(context);
    await expect(lunch).toHaveAccessibleName(findMealName(instead));
    await expect(lunch?.dataset.contains).toBe(offer?.day.meals[LUNCH]?.contains.join(" "));
    await expect(lunch).toHaveTextContent(`Instead of ${findMealName(planned)}`);
    const energy = Math.round((offer?.day.nutrition.energy ?? 0) / 10) * 10;
    await expect(canvasElement.querySelector("[data-energy]")).toHaveAttribute(
      "data-energy",
      String(energy),
    );
  },
};

export const Undoing: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context);
    await userEvent.click(await canvas.findByRole("button", { name: "Undo" }));
    await expect(findLunch(context)).toHaveAccessibleName(findMealName(planned));
    await expect(canvas.queryByText(/^Instead of/)).toBeNull();
    await expect(canvas.queryByText(/^Lunch is now/)).toBeNull();
    await expect(swapButton(context, findMealName(planned))).toHaveFocus();
  },
};

export const Swapped: Story = {
  tags: ["every-look"],
  args: { wrote: swapped },
  play: async (context) => {
    await expect(findLunch(context)).toHaveAccessibleName(findMealName(instead));
  },
};

export const ChangingBack: Story = {
  args: { wrote: swapped },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const name = `Change back to ${findMealName(planned)}`;
    await userEvent.click(canvas.getByRole("button", { name }));
    await expect(findLunch(context)).toHaveAccessibleName(findMealName(planned));
    await canvas.findByText(`Lunch is ${findMealName(planned)} again.`);
    await expect(swapButton(context, findMealName(planned))).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(findLunch(context)).toHaveAccessibleName(findMealName(instead));
    await expect(swapButton(context, findMealName(instead))).toHaveFocus();
  },
};

/** The message would be about another day's lunch. */
export const GoingOnADay: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context);
    await userEvent.click(canvas.getByRole("button", { name: "Next day" }));
    await expect(await canvas.findByText("Day 13 of 30")).toBeVisible();
    await expect(canvas.queryByText(/^Lunch is now/)).toBeNull();
    await expect(canvas.queryByText(/^Instead of/)).toBeNull();
  },
};

export const OnAPastDay: Story = {
  args: { day: 20, address: "/profile?day=12" },
  play: async (context) => {
    await choose(context);
    await expect(findLunch(context)).toHaveAccessibleName(findMealName(instead));
  },
};

export const Offline: Story = {
  args: { wrote: swapped, sync: "waiting" },
  play: async (context) => {
    await expect(findLunch(context)).toHaveAccessibleName(findMealName(instead));
    await context.canvas.findByText("Kept on this device until your account can be reached");
    const dialog = await openOffers(context, findMealName(instead));
    // Neither the meal that's shown nor the one that was planned.
    await expect(dialog.getAllByRole("button", { name: /^Choose / })).toHaveLength(2);
  },
};

export const NotStored: Story = {
  args: { wrote: swapped, sync: "only-here" },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Not saved yet, and this browser can't store it/);
  },
};

/** A meal that the program doesn't have any more, and something that isn't an exchange. */
export const HostileEntry: Story = {
  args: {
    wrote: [
      [12, "meal-swaps", { [planned]: "unknown", constructor: 7 }],
      [13, "meal-swaps", ["chops"]],
    ],
  },
  play: async (context) => {
    await expect(findLunch(context)).toHaveAccessibleName(findMealName(planned));
    await expect(context.canvas.queryByText(/^Instead of/)).toBeNull();
  },
};

export const LongestTexts: Story = {
  tags: ["look"],
  args: { program: longestProgram },
  play: async ({ canvas, userEvent }) => {
    const [, lunch] = canvas.getAllByRole("button", { name: /^Swap / });
    if (!lunch) throw new Error("there's no lunch");
    await userEvent.click(lunch);
    const [first] = await screen.findAllByRole("button", { name: /^Choose / });
    if (!first) throw new Error("there's no offer");
    await userEvent.click(first);
    await canvas.findByText(/^Lunch is now/);
  },
};
