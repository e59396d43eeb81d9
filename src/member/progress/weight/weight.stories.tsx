import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { TabForStories } from "../../tab.fixtures.tsx";
import { ProgressTab } from "../progress-tab.tsx";

const weightsFrom = (first: number, ...changes: number[]) =>
  [0, ...changes].map(
    (change, index) => [index * 3 + 1, "weight", { value: first + change, unit: "lbs" }] as const,
  );
const height = { feet: 5, inches: 8, unit: "in" };

const meta = {
  title: "Member area/Progress/Weight",
  component: TabForStories,
  args: { Tab: ProgressTab, day: 22 },
  parameters: { layout: "fullscreen" },
  afterEach: expectNoOverflow,
} satisfies Meta<typeof TabForStories>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheWayToAMilestone: Story = {
  tags: ["look"],
  args: {
    wrote: weightsFrom(230, -2, -1.5, -4, -6, -5, -8, -9),
    answers: { goals: ["weight"], weight: { value: 230, unit: "lbs" }, height },
  },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole("list", { name: "Milestones of your plan" }));
    await expect(list.getByText("5 % less: 218.5 lbs")).toBeVisible();
    await expect(list.getByText("2.5 lbs to go")).toBeVisible();
    await expect(list.getByText("10 % less: 207 lbs")).toBeVisible();
    // The trend is in the table, too.
    await expect(
      within(canvas.getByRole("table", { name: "Your weights by day, in lbs" })).getByRole(
        "columnheader",
        { name: "Trend" },
      ),
    ).toBeInTheDocument();
  },
};

export const MilestoneReached: Story = {
  args: { ...OnTheWayToAMilestone.args, wrote: weightsFrom(230, -6, -12, -11) },
  play: async ({ canvas }) => {
    const [first, second] = within(
      canvas.getByRole("list", { name: "Milestones of your plan" }),
    ).getAllByRole("listitem");
    await expect(first).toHaveTextContent("5 % less: 218.5 lbs Reached");
    await expect(second).toHaveTextContent("10 % less: 207 lbs 12 lbs to go");
  },
};

/** An underweight member has nothing to lose. */
export const Underweight: Story = {
  args: {
    wrote: weightsFrom(112, 1, 2.5),
    answers: { goals: ["weight"], weight: { value: 112, unit: "lbs" }, height },
  },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole("list", { name: "Milestones of your plan" }));
    await expect(list.getByText("Healthy range: 121.7 lbs")).toBeVisible();
    await expect(canvas.queryByText(/% less/)).toBeNull();
  },
};

/** The plan doesn't change the weight, so it has no milestones. */
export const KeepingTheWeight: Story = {
  args: {
    wrote: weightsFrom(150, -1, 1),
    answers: { goals: ["energy"], weight: { value: 150, unit: "lbs" }, height },
  },
  play: ({ canvas }) =>
    expect(canvas.queryByRole("list", { name: "Milestones of your plan" })).toBeNull(),
};

const yearBefore = (from: number) =>
  Object.fromEntries(
    Array.from({ length: 120 }, (_, index) => {
      const date = new Date(Date.UTC(2025, 0, 1 + index * 3));
      return [date.toISOString().slice(5, 10), from - index / 15 + Math.sin(index)];
    }),
  );

export const History: Story = {
  tags: ["look"],
  args: {
    ...OnTheWayToAMilestone.args,
    wrote: [[0, "weights-2025", yearBefore(112)], ...weightsFrom(230, -2, -4)],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("You are down 4 lbs since day 1.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Everything" }));
    await expect(canvas.getByText(/^You are down .* since Jan 1, 2025\.$/)).toBeVisible();
    await expect(canvas.getByRole("rowheader", { name: "Feb 2025, average" })).toBeInTheDocument();
  },
};
