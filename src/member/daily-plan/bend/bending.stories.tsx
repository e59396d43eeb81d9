import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { stopTime } from "#lib/time.fixtures.ts";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { longestProgram } from "../../longest-program.fixtures.ts";
import { begunMonth } from "../../months/months.fixtures.ts";
import { TabForStories } from "../../tab.fixtures.tsx";
import { DailyPlanTab } from "../daily-plan-tab.tsx";

const meta = {
  title: "Member area/Daily plan/Bending days",
  component: TabForStories,
  args: { Tab: DailyPlanTab, day: 9 },
  parameters: { layout: "fullscreen" },
  beforeEach: stopTime,
  afterEach: expectNoOverflow,
} satisfies Meta<typeof TabForStories>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story["play"]>>[0];

const mealIn = ({ canvasElement }: Context, slot: string) => {
  const meal = canvasElement.querySelector<HTMLElement>(`[data-meal="${slot}"]`);
  if (!meal) throw new Error(`${slot} is missing`);
  return meal;
};
const nameIn = (context: Context, slot: string) =>
  within(mealIn(context, slot)).getByRole("heading").textContent ?? "";

/** Opens the dialog of a button of dinner, and takes its first choice. */
async function bendDinner(context: Context, button: string) {
  const { userEvent } = context;
  const name = nameIn(context, "dinner");
  const opener = within(mealIn(context, "dinner")).getByRole("button", {
    name: `${button} ${name}`,
  });
  await userEvent.click(opener);
  const dialog = within(await screen.findByRole("dialog"));
  const [choice] = dialog.getAllByRole("listitem");
  if (!choice) throw new Error("there's no choice");
  const title = within(choice).getByRole("heading").textContent ?? "";
  await userEvent.click(within(choice).getByRole("button"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  return { name, title };
}

export const Moving: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { name, title } = await bendDinner(context, "Move");
    const day = Number(/^Day (\d+)/.exec(title)?.[1]);
    await canvas.findByText(`${name} is on day ${day} now.`);
    await expect(nameIn(context, "dinner")).not.toBe(name);
    await expect(mealIn(context, "dinner")).toHaveTextContent(`Moved here from day ${day}`);
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(nameIn(context, "dinner")).toBe(name));
    await expect(
      within(mealIn(context, "dinner")).getByRole("button", { name: `Move ${name}` }),
    ).toHaveFocus();
  },
};

export const DaysToMoveTo: Story = {
  tags: ["every-look"],
  play: async (context) => {
    const name = nameIn(context, "dinner");
    await context.userEvent.click(context.canvas.getByRole("button", { name: `Move ${name}` }));
    const dialog = await screen.findByRole("dialog", { name: `Move ${name}` });
    await expect(within(dialog).getAllByRole("listitem").length).toBeGreaterThan(1);
  },
};

export const NoDayToMoveTo: Story = {
  args: { day: 30 },
  play: async (context) => {
    const name = nameIn(context, "dinner");
    await context.userEvent.click(context.canvas.getByRole("button", { name: `Move ${name}` }));
    // The dialog fades in.
    await waitFor(() => expect(screen.getByText(/^No other day fits this meal/)).toBeVisible());
  },
};

export const Doubling: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { name, title } = await bendDinner(context, "Cook double");
    const slot = /^For the (\w+) of day 10$/.exec(title)?.[1] ?? "";
    await canvas.findByText(`You cook it for the ${slot} of day 10, too.`);
    await expect(mealIn(context, "dinner")).toHaveTextContent(`Cook tomorrow's ${slot} with it:`);
    await userEvent.click(canvas.getByRole("button", { name: "Next day" }));
    await expect(nameIn(context, slot)).toBe(name);
    const eaten = mealIn(context, slot);
    await expect(eaten).toHaveTextContent("Left over from yesterday's dinner");
    await expect(eaten).toHaveTextContent("2 min");
    await expect(within(eaten).queryByRole("button", { name: /^(Swap|Move|Cook)/ })).toBeNull();
  },
};

export const CookingOnceAgain: Story = {
  args: { wrote: [[9, "meal-doubles", { dinner: "dinner" }]] },
  tags: ["every-look"],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole("button", { name: /^Cook once/ }));
    await canvas.findByText("You'll cook it for one day only.");
    await expect(canvas.queryByText(/^Cook tomorrow's/)).toBeNull();
  },
};

export const Skipping: Story = {
  tags: ["every-look"],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Skip this day" }));
    await canvas.findByText("Day 9 skipped.");
    await expect(
      canvas.getByRole("complementary", { name: "You're skipping this day" }),
    ).toBeVisible();
    await expect(canvasElement.querySelector("[data-meal]")).toBeNull();
    // The focus is where the day comes back.
    await expect(canvas.getByRole("button", { name: "Don't skip this day" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvasElement.querySelector("[data-meal]")).toBeVisible());
    await expect(canvas.getByRole("button", { name: "Skip this day" })).toHaveFocus();
  },
};

export const FourPeople: Story = {
  args: { wrote: [[0, "people", 4]] },
  tags: ["every-look"],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^For 4 people\. Weights/)).toBeVisible();
    await expect(canvas.getByText("for each person", { exact: false })).toBeVisible();
  },
};

export const AllOfItInAPastMonth: Story = {
  args: {
    address: "/profile?month=1&day=9",
    wrote: [...begunMonth(2, 3), [9, "meal-doubles", { dinner: "dinner" }]],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: /^(Swap|Move|Cook|Skip)/ })).toBeNull();
  },
};

export const SmallestPhone: Story = {
  tags: ["look"],
  args: { program: longestProgram, wrote: [[0, "people", 8]] },
  globals: { viewport: { value: "smallest" } },
};
export const LargeText: Story = {
  tags: ["look"],
  args: { wrote: [[9, "meal-doubles", { dinner: "dinner" }]] },
  globals: { textSize: "200%", viewport: { value: "phone" } },
};
