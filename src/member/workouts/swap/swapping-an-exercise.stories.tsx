import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { passTime, stopTime } from "#lib/time.fixtures.ts";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { TabForStories } from "../../tab.fixtures.tsx";
import { WorkoutsTab } from "../workouts-tab.tsx";
import { withNeighbors } from "./neighbors.fixtures.ts";
import {
  findDay,
  KNEE_PLANK,
  listExercises,
  PLANK,
  press,
  SIDE_PLANK,
  swapped,
} from "./swapping-an-exercise.fixtures.ts";

const meta = {
  title: "Member area/Workouts/Swapping an exercise",
  component: TabForStories,
  args: { Tab: WorkoutsTab, day: 8, program: withNeighbors },
  parameters: { layout: "fullscreen" },
  beforeEach: stopTime,
  afterEach: expectNoOverflow,
} satisfies Meta<typeof TabForStories>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Easier: Story = {
  tags: ["every-look"],
  args: { wrote: [[8, "exercises", [0]]] },
  play: async (context) => {
    const { canvas } = context;
    await press(context, `Easier than ${PLANK}: ${KNEE_PLANK}`);
    await expect(listExercises(context)).toEqual([KNEE_PLANK, "Standing up from a chair"]);
    await canvas.findByText(`From day 8 on: ${KNEE_PLANK} instead of ${PLANK}.`);
    await expect(findDay(context).getByText(`Instead of ${PLANK}`)).toBeVisible();
    // The pressed button is gone, and the tick stays.
    const back = findDay(context).getByRole("button", { name: `Change back to ${PLANK}` });
    await expect(back).toHaveFocus();
    await expect(findDay(context).getByRole("checkbox", { name: KNEE_PLANK })).toBeChecked();
    // The same exercise on the days after it, but not before.
    await expect(listExercises(context, 12)).toContain(KNEE_PLANK);
    await context.userEvent.click(canvas.getByRole("button", { name: "Week 1" }));
    await expect(listExercises(context, 1)).toContain(PLANK);
    await expect(canvas.queryByText(/^From day 8 on/)).toBeNull();
  },
};

/** Measured in repetitions, so it has no timer. */
export const Harder: Story = {
  play: async (context) => {
    await press(context, `Harder than ${PLANK}: ${SIDE_PLANK}`);
    await expect(findDay(context).getByText("2 × 8 repetitions")).toBeVisible();
    await expect(findDay(context).queryByRole("group", { name: /^Timer/ })).toBeNull();
  },
};

/** The way back is one of the two buttons, too. */
export const EasierAndHarderAgain: Story = {
  args: { wrote: swapped },
  play: async (context) => {
    await press(context, `Harder than ${KNEE_PLANK}: ${PLANK}`);
    await context.canvas.findByText(`From day 8 on: ${PLANK} again.`);
    await expect(findDay(context).queryByText(/^Instead of/)).toBeNull();
    await expect(
      findDay(context).getByRole("button", { name: `Harder than ${PLANK}: ${SIDE_PLANK}` }),
    ).toHaveFocus();
  },
};

export const Undoing: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const name = `Easier than ${PLANK}: ${KNEE_PLANK}`;
    await press(context, name);
    await userEvent.click(await canvas.findByRole("button", { name: "Undo" }));
    await expect(listExercises(context)).toEqual([PLANK, "Standing up from a chair"]);
    await expect(findDay(context).getByRole("button", { name })).toHaveFocus();
    await expect(canvas.queryByText(/^From day 8 on: P/)).toBeNull();
  },
};

export const Swapped: Story = {
  tags: ["every-look"],
  args: { wrote: swapped },
  play: (context) => expect(listExercises(context)[0]).toBe(KNEE_PLANK),
};

export const ChangingBack: Story = {
  args: { day: 12, wrote: swapped },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const name = `Change back to ${PLANK}`;
    await userEvent.click(findDay(context, 12).getByRole("button", { name }));
    await canvas.findByText(`From day 12 on: ${PLANK} again.`);
    await expect(listExercises(context, 12)).toContain(PLANK);
    await expect(listExercises(context, 8)).toContain(KNEE_PLANK);
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(listExercises(context, 12)).toContain(KNEE_PLANK);
    await expect(findDay(context, 12).getByRole("button", { name })).toHaveFocus();
  },
};

/** The old exercise's timer stops, and the new one has its own. */
export const WhileATimerRuns: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const findTimer = (name: string) =>
      within(findDay(context).getByRole("group", { name: `Timer for ${name}` }));
    await userEvent.click(findTimer(PLANK).getByRole("button", { name: "Start" }));
    passTime(6_000);
    await findTimer(PLANK).findByText("0:14");
    await press(context, `Easier than ${PLANK}: ${KNEE_PLANK}`);
    await expect(findTimer(KNEE_PLANK).getByText("0:20")).toBeVisible();
    await expect(findTimer(KNEE_PLANK).getByRole("button", { name: "Start" })).toBeVisible();
    await userEvent.click(findTimer(KNEE_PLANK).getByRole("button", { name: "Start" }));
    passTime(2_000);
    await findTimer(KNEE_PLANK).findByText("0:18");
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(findTimer(PLANK).getByText("0:20")).toBeVisible();
    await expect(findTimer(PLANK).getByRole("button", { name: "Start" })).toBeVisible();
  },
};

export const Offline: Story = {
  args: { wrote: swapped, sync: "waiting" },
  play: async (context) => {
    await expect(listExercises(context)[0]).toBe(KNEE_PLANK);
    await context.canvas.findByText("Kept on this device until your account can be reached");
  },
};

/** An exercise that doesn't exist, and something that isn't an exchange. */
export const HostileEntry: Story = {
  args: {
    wrote: [
      [7, "exercise-swaps", "plank"],
      [8, "exercise-swaps", { plank: "unknown", "chair-stand": 7 }],
    ],
  },
  play: async (context) => {
    await expect(listExercises(context)).toEqual([PLANK, "Standing up from a chair"]);
    await expect(findDay(context).queryByText(/^Instead of/)).toBeNull();
  },
};

export const RightToLeft: Story = {
  args: { wrote: swapped },
  tags: ["look"],
  globals: { direction: "rtl" },
};

export const Dark: Story = { args: { wrote: swapped }, tags: ["look"], globals: { theme: "dark" } };

export const LargeText: Story = {
  args: { wrote: swapped },
  tags: ["look"],
  globals: { textSize: "200%", viewport: { value: "phone" } },
};
