import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { stopTime } from "#lib/time.fixtures.ts";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { longestProgram } from "../longest-program.fixtures.ts";
import { meals as pool } from "../program/pool.fixtures.ts";
import { TabForStories } from "../tab.fixtures.tsx";
import { DailyPlanTab } from "./daily-plan-tab.tsx";

const meta = {
  title: "Member area/Daily plan/From the answers",
  component: TabForStories,
  args: { Tab: DailyPlanTab },
  parameters: { layout: "fullscreen" },
  beforeEach: stopTime,
  afterEach: expectNoOverflow,
} satisfies Meta<typeof TabForStories>;
export default meta;
type Story = StoryObj<typeof meta>;

const listSlots = (story: HTMLElement) =>
  [...story.querySelectorAll<HTMLElement>("[data-meal]")].map(({ dataset }) => dataset.meal);
const listContents = (story: HTMLElement) =>
  [...story.querySelectorAll<HTMLElement>("[data-meal]")].map(({ dataset }) => dataset.contains);

/** A story that expects reasons in the list of the shown day. */
function because(...reasons: [answer: string, text: RegExp][]): NonNullable<Story["play"]> {
  return async ({ canvas }) => {
    const items = within(canvas.getByRole("list", { name: "Why this day" }));
    for (const [answer, text] of reasons)
      await expect(items.getByText(text).closest("li")).toHaveAttribute("data-reason", answer);
  };
}

export const Answered: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(listSlots(canvasElement)).toEqual(["breakfast", "lunch", "dinner", "snack"]);
    await expect(listContents(canvasElement)[2]).toBe("fish dairy");
    const trout = within(canvas.getByRole("article", { name: "Trout from the pan" }));
    await expect(trout.getByText("Contains fish and milk")).toBeVisible();
    await expect(trout.getByText(/^11.5 oz \(330 g\) trout/)).toBeVisible();
    const energy = canvasElement.querySelector<HTMLElement>("[data-energy]");
    await expect(energy?.dataset.energy).toBe("2070");
    await expect(energy).toHaveTextContent("About 2,070 kcal and 135 g of protein");
    await expect(canvas.queryByText(/^Some answers are missing/)).toBeNull();
  },
};
export const InKilograms: Story = {
  args: { unit: "kg" },
  play: ({ canvas }) => expect(canvas.getByText(/^330 g \(11.5 oz\) trout/)).toBeVisible(),
};

export const TwoMealsADay: Story = {
  args: { answers: { breakfastTime: "skip" } },
  play: async (context) => {
    await expect(listSlots(context.canvasElement)).toEqual(["lunch", "dinner", "snack"]);
    await because(["breakfastTime", /^No breakfast/])(context);
  },
};
export const SeveralSnacks: Story = {
  args: { answers: { breakfastTime: "skip", lunchTime: "skip" } },
  play: ({ canvasElement }) =>
    expect(listSlots(canvasElement)).toEqual(["dinner", "snack", "snack"]),
};
export const NoMeat: Story = {
  args: { answers: { meatRelationship: "none" } },
  play: async (context) => {
    await expect(listContents(context.canvasElement).join(" ")).not.toMatch(
      /pork|beef|chicken|lamb|organ/,
    );
    await because(["meatRelationship", /^Eggs, dairy and fish/])(context);
  },
};
export const HatedAndLoved: Story = {
  args: { answers: { meatPreferences: { lamb: "hate", pork: "love" } }, day: 2 },
  play: because(["meatPreferences", /^No lamb/], ["meatPreferences", /^Plenty of pork/]),
};
export const FishSometimes: Story = {
  args: { answers: { fishPreference: "sometimes" } },
  play: because(["fishPreference", /^Fish up to twice a week/]),
};
export const OrganMeatsLater: Story = {
  args: { answers: { meatRelationship: "love" }, day: 18 },
  play: because(["meatRelationship", /^Organ meats from day 15/]),
};
export const TooBusyToCook: Story = {
  args: { answers: { mealPrepTime: "too-busy" } },
  play: async (story) => {
    await because(["mealPrepTime", /^At most 36 minutes a day/])(story);
    const { canvas, userEvent } = story;
    const dinner = story.canvasElement.querySelector<HTMLElement>("[data-meal=dinner]");
    await expect(dinner).toHaveTextContent("Cook tomorrow's lunch with it:");
    const name = dinner?.querySelector("h3")?.textContent;
    await userEvent.click(canvas.getByRole("button", { name: "Next day" }));
    const lunch = story.canvasElement.querySelector("[data-meal=lunch]");
    await waitFor(() => expect(lunch?.querySelector("h3")).toHaveTextContent(name ?? ""));
    await expect(lunch).toHaveTextContent("Left over from yesterday's dinner");
    await expect(lunch).toHaveTextContent("2 min");
  },
};
export const LessEnergy: Story = {
  args: { answers: { goals: ["weight"] } },
  play: because(["goals", /^A little less energy/]),
};
/** On days of rest, the day's reasons are about meals alone; the panel has all. */
export const Workouts: Story = {
  args: { answers: { goals: ["muscle"], improvementAreas: ["legs"], age: 64 } },
  play: async (context) => {
    await because(
      ["exerciseFrequency", /^Exercises of medium difficulty/],
      ["age", /^No jumps/],
      ["improvementAreas", /^More for your legs/],
      ["goals", /^A set more/],
    )(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole("button", { name: "Next day" }));
    await waitFor(() => expect(canvas.queryByRole("list", { name: "Why this day" })).toBeNull());
  },
};

export const WhyThisPlan: Story = {
  tags: ["every-look"],
  args: {
    day: 18,
    answers: {
      ...{ breakfastTime: "skip", mealPrepTime: "too-busy", fishPreference: "sometimes" },
      meatPreferences: { lamb: "hate", chicken: "hate", pork: "love", beef: "love" },
      ...{ goals: ["weight", "muscle"], improvementAreas: ["legs", "belly"], age: 64 },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Why this plan?"));
    const meals = within(canvas.getByRole("list", { name: "Your meals" }));
    await expect(meals.getByText(/^Plenty of beef/)).toBeVisible();
    await expect(meals.getByText(/^At most \d+ minutes/)).toBeVisible();
    const workouts = within(canvas.getByRole("list", { name: "Your workouts" }));
    await expect(workouts.getByText(/^More for your belly/)).toBeVisible();
  },
};

export const MissingAnswers: Story = {
  args: { answers: { lunchTime: "skip" }, isIncomplete: true },
  play: async (context) => {
    await expect(context.canvas.getByText(/^Some answers are missing/)).toBeVisible();
    await because(["lunchTime", /^No lunch/])(context);
  },
};
/** A program with a single meal, which has meat. */
export const NothingFits: Story = {
  args: {
    answers: { meatRelationship: "none" },
    program: { meals: { ...pool, meals: { chops: pool.meals.chops } } },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText("No meals fit all of your answers yet")).toBeVisible();
    await expect(canvasElement.querySelector("[data-meal], [data-energy]")).toBeNull();
    await expect(canvas.getByText("Upper Body")).toBeVisible();
    await userEvent.click(canvas.getByText("Why this plan?"));
    await expect(canvas.getByText(/^Eggs, dairy and fish/)).toBeVisible();
  },
};

const longest = { ...WhyThisPlan, args: { ...WhyThisPlan.args, program: longestProgram } };
export const LongestTexts: Story = longest;
