import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { passTime, stopTime } from "#lib/time.fixtures.ts";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { longestProgram } from "../longest-program.fixtures.ts";
import type { Situation } from "../member.fixtures.ts";
import { TabForStories } from "../tab.fixtures.tsx";
import { WorkoutsTab } from "./workouts-tab.tsx";

const meta = {
  title: "Member area/Workouts",
  component: TabForStories,
  args: { Tab: WorkoutsTab },
  parameters: { layout: "fullscreen" },
  beforeEach: stopTime,
  afterEach: expectNoOverflow,
} satisfies Meta<typeof TabForStories>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The unfolded day. */
const findOpenDay = (story: HTMLElement) =>
  within(
    story.querySelector<HTMLElement>("details[data-today], li:first-child > details[open]") ??
      story,
  );

const findTimer = (story: HTMLElement) =>
  within(findOpenDay(story).getByRole("group", { name: "Timer for Plank on the forearms" }));

const dayTwelve: Situation = { day: 12, wrote: [[12, "exercises", [1]]] };

export const FirstDay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Week 1" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect(canvas.getByText("Hands below the shoulders, and no hurry.")).toBeVisible();
  },
};
/** The first exercise is visible without scrolling. */
export const FirstScreenOfAPhone: Story = {
  tags: ["look"],
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    const tops = canvas
      .getAllByRole("button", { name: /^Week/ })
      .map((button) => button.getBoundingClientRect().top);
    await expect(new Set(tops).size, "the weeks take more than one row").toBe(1);
    await expect(
      findOpenDay(canvasElement)
        .getByRole("checkbox", { name: "Plank on the forearms" })
        .getBoundingClientRect().bottom,
    ).toBeLessThan(window.innerHeight);
    await expect(canvas.getByText(/^Repetitions and seconds/)).not.toBeVisible();
  },
};
export const DayInTheMiddle: Story = { tags: ["every-look"], args: dayTwelve };
export const DayOfRest: Story = { args: { day: 9 } };
export const DayDone: Story = {
  args: { day: 8, wrote: [[8, "exercises", [0, 1]]] },
  play: ({ canvas }) => expect(canvas.getByText("All done")).toBeVisible(),
};
export const FreeDay: Story = {
  args: { day: 30 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Day 30 is free")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Week 4" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  },
};
export const WeekOfTheAddress: Story = { args: { address: "/profile?tab=workouts&week=3" } };
export const Offline: Story = {
  args: { ...dayTwelve, sync: "waiting" },
  play: async ({ canvas }) => {
    await canvas.findByText("Kept on this device until your account can be reached");
  },
};
export const NoWorkouts: Story = { args: { weeks: [] } };

/** Ticks of exercises that don't exist, and an exercise that isn't in the program. */
export const HostileContent: Story = {
  args: {
    wrote: [[1, "exercises", [7, "nine", -1]]],
    weeks: [
      {
        title: "",
        intro: "",
        days: [
          {
            name: "?",
            exercises: [{ exercise: "unknown", sets: 1, seconds: 1, rest: 0 }],
            areas: [],
          },
        ],
      },
    ],
  },
  play: ({ canvas }) => expect(canvas.getByText("0 of 1 done")).toBeVisible(),
};

export const TickingOff: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const day = findOpenDay(canvasElement);
    await userEvent.click(day.getByRole("checkbox", { name: "Plank on the forearms" }));
    await expect(day.getByText("1 of 2 done")).toBeVisible();
    await userEvent.click(day.getByRole("checkbox", { name: "Standing up from a chair" }));
    await expect(day.getByText("All done")).toBeVisible();
    await userEvent.click(day.getByRole("checkbox", { name: "Plank on the forearms" }));
    await expect(day.getByText("1 of 2 done")).toBeVisible();
    await expect(canvas.getByText("Saved")).toBeVisible();
  },
};

export const ChoosingAWeek: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    canvas.getByRole("button", { name: "Week 1" }).focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(canvas.getByRole("button", { name: "Week 3" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(
      await canvas.findByRole("heading", { name: "Week 3: A little more" }),
    ).toBeVisible();
    await expect(
      findOpenDay(canvasElement).getByText("Hands below the shoulders, and no hurry."),
    ).toBeVisible();
  },
};

export const TimerRuns: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement, userEvent }) => {
    const timer = findTimer(canvasElement);
    await userEvent.click(timer.getByRole("button", { name: "Start" }));
    passTime(6_500);
    await expect(await timer.findByText("0:14")).toBeVisible();
    await expect(timer.getByRole("button", { name: "Pause" })).toBeVisible();
  },
};

export const TimerPausedAndReset: Story = {
  play: async (context) => {
    await TimerRuns.play?.(context);
    const { canvasElement, userEvent } = context;
    const timer = findTimer(canvasElement);
    await userEvent.click(timer.getByRole("button", { name: "Pause" }));
    passTime(60_000);
    await expect(timer.getByText("0:14")).toBeVisible();
    await userEvent.click(timer.getByRole("button", { name: "Reset" }));
    await expect(timer.getByText("0:20")).toBeVisible();
  },
};

export const TimeIsUp: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const timer = findTimer(canvasElement);
    await userEvent.click(timer.getByRole("button", { name: "Start" }));
    passTime(20_000);
    await expect(await timer.findByText("Time is up. Now 40 seconds rest.")).toBeVisible();
    await expect(timer.getByText("0:00")).toBeVisible();
    await expect(timer.getByRole("button", { name: "Start" })).toBeVisible();
  },
};

export const LongestTexts: Story = {
  tags: ["look"],
  args: { ...dayTwelve, program: longestProgram },
};
