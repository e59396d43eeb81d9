import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, waitFor, within } from "storybook/test";
import { stopTime } from "#lib/time.fixtures.ts";
import { longestProgram } from "../../longest-program.fixtures.ts";
import { TabForStories } from "../../tab.fixtures.tsx";
import { DailyPlanTab } from "../daily-plan-tab.tsx";

const meta = {
  title: "Member area/Daily plan/Printing a week",
  component: TabForStories,
  args: { Tab: DailyPlanTab, day: 9 },
  parameters: { layout: "fullscreen" },
  beforeEach: stopTime,
} satisfies Meta<typeof TabForStories>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

/** The sheet isn't visible on screen. */
const hidden = { hidden: true };

/** A browser says when it prints. */
const expectPrint =
  (week: number, check: (sheet: ReturnType<typeof within>) => Promise<void>): Play =>
  async ({ canvasElement }) => {
    const sheet = () =>
      canvasElement.querySelector<HTMLElement>(`[aria-label="Week ${week} of your plan"]`);
    await expect(sheet()).toBeNull();
    // A browser that prints waits for nothing, but the story may still be starting.
    const printed = await waitFor(() => {
      window.dispatchEvent(new Event("beforeprint"));
      const drawn = sheet();
      if (!drawn) throw new Error("nothing is printed");
      return drawn;
    });
    await expect(printed).not.toBeVisible();
    await check(within(printed));
    window.dispatchEvent(new Event("afterprint"));
    await waitFor(() => expect(sheet()).toBeNull());
  };

export const ThisWeek: Story = {
  play: async (context) => {
    const print = spyOn(window, "print").mockImplementation(() => {});
    await context.userEvent.click(context.canvas.getByRole("button", { name: "Print this week" }));
    await expect(print).toHaveBeenCalledOnce();
    await expectPrint(2, async (sheet) => {
      const days: HTMLElement[] = sheet.getAllByRole("heading", { level: 3, ...hidden });
      await expect(days.map(({ textContent }) => /^Day \d+/.exec(textContent ?? "")?.[0])).toEqual(
        [8, 9, 10, 11, 12, 13, 14].map((day) => `Day ${day}`),
      );
      await expect(days[1]).toHaveTextContent(/^Day 9 Mon, Jan 12 ?About 2,\d{3} kcal$/);
      await expect(sheet.getByText(/^Upper Body, \d+ min: Plank/)).toBeInTheDocument();
      await expect(sheet.getByText(/Slice it thin across the grain/)).toBeInTheDocument();
    })(context);
  },
};

export const AnotherWeek: Story = {
  args: { address: "/profile?day=29" },
  play: async (context) => {
    await expect(context.canvas.getByRole("button", { name: "Print week 5" })).toBeVisible();
    await expectPrint(5, async (sheet) => {
      await expect(sheet.getAllByRole("heading", { level: 3, ...hidden })).toHaveLength(2);
      await expect(sheet.getAllByText("A free day")).toHaveLength(2);
    })(context);
  },
};

export const TwoMealsADay: Story = {
  args: { answers: { breakfastTime: "skip" }, unit: "kg" },
  play: expectPrint(2, async (sheet) => {
    await expect(sheet.queryByText(/^Breakfast/)).toBeNull();
    await expect(sheet.getAllByText(/^Lunch/)).toHaveLength(7);
  }),
};

export const NoMeals: Story = {
  args: { program: { meals: { tips: [], meals: {} } } },
  play: ({ canvas }) => expect(canvas.queryByRole("button", { name: /^Print/ })).toBeNull(),
};

export const LongestTexts: Story = {
  tags: ["look"],
  args: { program: longestProgram },
  play: expectPrint(2, async (sheet) => {
    await expect(sheet.getAllByRole("heading", { level: 3, ...hidden })).toHaveLength(7);
  }),
};
