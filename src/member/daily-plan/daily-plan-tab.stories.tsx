import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { stopTime } from "#lib/time.fixtures.ts";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { longestProgram } from "../longest-program.fixtures.ts";
import { meals as pool } from "../program/pool.fixtures.ts";
import { storyProgram } from "../program.fixtures.ts";
import { TabForStories } from "../tab.fixtures.tsx";
import { DailyPlanTab } from "./daily-plan-tab.tsx";

const meta = {
  title: "Member area/Daily plan",
  component: TabForStories,
  args: { Tab: DailyPlanTab },
  parameters: { layout: "fullscreen" },
  beforeEach: stopTime,
  afterEach: expectNoOverflow,
} satisfies Meta<typeof TabForStories>;
export default meta;
type Story = StoryObj<typeof meta>;

const { meals } = pool;

export const FirstDay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar", { name: "Program" })).toHaveAttribute(
      "aria-valuetext",
      "Day 1 of 30",
    );
    await expect(canvas.getByText("An example until you enter your own")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Previous day" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await expect(canvas.getByText("5f0c2a9e-7d31-4b7a-9d55-0e8f6a1c2b34")).toBeVisible();
  },
};

export const DayInTheMiddle: Story = {
  tags: ["every-look"],
  args: {
    day: 12,
    wrote: [
      [12, "water", 5],
      [12, "weight", { value: 181.5, unit: "lbs" }],
      [12, "mood", "Good"],
      [12, "energy", "Medium"],
      [12, "exercises", [0]],
    ],
  },
};

export const LastDayDone: Story = {
  args: {
    day: 30,
    wrote: [
      [30, "water", 8],
      [30, "weight", { value: 172, unit: "lbs" }],
      [30, "mood", "Great"],
      [30, "energy", "High"],
      [30, "sleep", "Excellent"],
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Free day")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Next day" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};

export const InKilograms: Story = {
  args: { ...DayInTheMiddle.args, unit: "kg" },
  play: ({ canvas }) => expect(canvas.getByText("82.3 kg")).toBeVisible(),
};
export const Saving: Story = { args: { ...DayInTheMiddle.args, sync: "saving" } };
export const Offline: Story = {
  args: { ...DayInTheMiddle.args, sync: "waiting" },
  play: async ({ canvas }) => {
    await canvas.findByText("Kept on this device until your account can be reached");
  },
};
export const SampleOrder: Story = { args: { order: undefined } };
/** Meals without a picture, and a picture that this build doesn't know. */
export const WithoutPictures: Story = {
  args: {
    program: {
      meals: {
        ...storyProgram.meals,
        meals: {
          ...storyProgram.meals.meals,
          "soft-eggs": { ...meals["soft-eggs"], image: undefined },
          omelet: { ...meals.omelet, image: { image: "dish-of-tomorrow", alt: "" } },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    const findPicture = (name: string) =>
      canvas.getByRole("article", { name }).querySelector("img");
    await expect(findPicture("Soft eggs on a plate")).toBeNull();
    await expect(findPicture("Omelet with cheddar")).toBeNull();
    const bare = within(canvas.getByRole("article", { name: "Soft eggs on a plate" }));
    const [name, how] = [bare.getByRole("heading"), bare.getByText(/^How to make it/)].map(
      (element) => element.getBoundingClientRect(),
    );
    await expect(how?.top).toBeGreaterThan(name?.bottom ?? Number.POSITIVE_INFINITY);
    await expect(findPicture("Trout from the pan")).toHaveAttribute("alt", "");
  },
};
export const NoMeals: Story = {
  args: { program: { meals: { ...storyProgram.meals, meals: {} } } },
  play: ({ canvas }) => expect(canvas.getByText("No meals are published yet.")).toBeVisible(),
};

export const Drinking: Story = {
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole("button", { name: "Add one glass" });
    await userEvent.click(more);
    await expect(canvas.getByText("1 glass")).toBeVisible();
    await userEvent.click(more);
    await expect(canvas.getByText("2 glasses")).toBeVisible();
    await expect(canvas.getByRole("meter", { name: "Water" })).toHaveAttribute(
      "aria-valuenow",
      "2",
    );
  },
};

export const GoingOnADay: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Next day" }));
    await expect(await canvas.findByText("Day 2 of 30")).toBeVisible();
    await expect(
      canvas.getByRole("heading", { name: "Meatballs in their own juice" }),
    ).toBeVisible();
    const meatballs = canvas.getByRole("article", { name: "Meatballs in their own juice" });
    await waitFor(() => expect(meatballs.querySelector("img")?.naturalWidth).toBeGreaterThan(0));
    await userEvent.click(canvas.getByRole("button", { name: "Previous day" }));
    await expect(await canvas.findByRole("heading", { name: "Trout from the pan" })).toBeVisible();
  },
};

export const ReadingHow: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByText("Fry it in butter, five minutes a side, until it flakes.");
    await expect(text).not.toBeVisible();
    await userEvent.click(
      within(canvas.getByRole("article", { name: "Trout from the pan" })).getByText(
        /How to make it/,
      ),
    );
    await expect(text).toBeVisible();
  },
};

export const LongestTexts: Story = {
  tags: ["look"],
  args: { ...DayInTheMiddle.args, program: longestProgram },
};

export const LargeTextOnAPhone: Story = {
  args: DayInTheMiddle.args ?? {},
  tags: ["look"],
  globals: { textSize: "200%", viewport: { value: "phone" } },
};
