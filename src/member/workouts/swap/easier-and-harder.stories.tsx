import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { stopTime } from "#lib/time.fixtures.ts";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { longestProgram } from "../../longest-program.fixtures.ts";
import type { Situation } from "../../member.fixtures.ts";
import { TabForStories } from "../../tab.fixtures.tsx";
import { WorkoutsTab } from "../workouts-tab.tsx";
import { withNeighbors } from "./neighbors.fixtures.ts";
import {
  findDay,
  KNEE_PLANK,
  PLANK,
  SIDE_PLANK,
  swapped,
} from "./swapping-an-exercise.fixtures.ts";

const meta = {
  title: "Member area/Workouts/Easier and harder exercises",
  component: TabForStories,
  args: { Tab: WorkoutsTab, day: 8, program: withNeighbors },
  parameters: { layout: "fullscreen" },
  beforeEach: stopTime,
  afterEach: expectNoOverflow,
} satisfies Meta<typeof TabForStories>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offers: Story = {
  tags: ["every-look"],
  play: async (context) => {
    const day = findDay(context);
    const [group] = day.getAllByRole("group", { name: "Swap from day 8 on:" });
    await expect(group).toBeVisible();
    for (const name of [
      `Easier than ${PLANK}: ${KNEE_PLANK}`,
      `Harder than ${PLANK}: ${SIDE_PLANK}`,
    ])
      await expect(day.getByRole("button", { name })).toBeVisible();
    await expect(day.queryByRole("button", { name: /^Easier than Standing/ })).toBeNull();
    await expect(day.getAllByText(/^Easier version/)).toHaveLength(2);
  },
};

/** Someone who gets no jumps isn't offered any. */
export const NoJumps: Story = {
  args: { answers: { age: 64 } },
  play: async (context) => {
    await expect(
      findDay(context).queryByRole("button", { name: /^Harder than Standing/ }),
    ).toBeNull();
    await expect(
      findDay(context).getByRole("button", { name: `Easier than ${PLANK}: ${KNEE_PLANK}` }),
    ).toBeVisible();
  },
};

export const NoneToSwapFor: Story = {
  args: { program: {} },
  play: async (context) => {
    await expect(findDay(context).queryByText(/^Swap from/)).toBeNull();
  },
};

const { exercises: longestExercises } = longestProgram.exercises;
const longest: Situation["program"] = {
  ...longestProgram,
  exercises: {
    exercises: Object.fromEntries(
      Object.entries(withNeighbors.exercises.exercises).map(([id, exercise]) => [
        id,
        { ...exercise, name: longestExercises.plank?.name ?? "" },
      ]),
    ),
  },
};

export const LongestTexts: Story = {
  tags: ["look"],
  args: { program: longest, wrote: swapped },
  play: async (context) => {
    const [button] = findDay(context).getAllByRole("button", { name: /^Harder than/ });
    if (!button) throw new Error("nothing is harder");
    await context.userEvent.click(button);
    await context.canvas.findByText(/^From day 8 on/);
  },
};
