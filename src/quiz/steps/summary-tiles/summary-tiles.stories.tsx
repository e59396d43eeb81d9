import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { expectBelow, expectSideBySide } from "#ui/layout.fixtures.ts";
import { bmiWords, tall, weights } from "../bmi.fixtures.ts";
import { parseStep } from "../step.fixtures.ts";
import { createShown } from "../view-model.fixtures.ts";
import { summaryTiles } from "./behavior.ts";
import { SummaryTiles } from "./schema.ts";
import { SummaryTilesStep } from "./summary-tiles-step.tsx";

const summary = parseStep(SummaryTiles, {
  type: "summary-tiles",
  title: "Your personal summary",
  hint: "Based on the answers you gave us",
  height: "height",
  weight: "weight",
  bmi: bmiWords,
  unanswered: "Your choice",
  tiles: [
    { label: "Current weight", icon: "scales", answer: "weight" },
    {
      label: "Activity level",
      icon: "person-simple-run",
      answer: "dailyActivity",
      words: { sitting: "Low", standing: "High" },
    },
    { label: "Energy level", icon: "lightning", answer: "energyLevels" },
    { label: "Motivation", icon: "heart", answer: "motivation" },
  ],
  goals: { title: "Your goals", answer: "goals", none: "We will help you find yours in week one." },
});

const answered = {
  answers: { height: tall, weight: weights.healthy, dailyActivity: "sitting" },
  words: {
    weight: ["150 lbs"],
    dailyActivity: ["I sit for most of it"],
    energyLevels: ["A slump after lunch"],
    motivation: ["To feel more confident"],
    goals: ["Get fit", "Gain muscle"],
  },
};

const meta = {
  title: "Steps/Summary with tiles",
  component: SummaryTilesStep,
  parameters: { layout: "fullscreen" },
  args: { step: createShown(summaryTiles, summary, answered), answer: undefined, send: fn() },
} satisfies Meta<typeof SummaryTilesStep>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The texts of the tiles, in order. */
const listTiles = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll("dd")].map((tile) => tile.textContent);

export const EverythingAnswered: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(listTiles(canvasElement)).toEqual([
      "150 lbs",
      "Low",
      "A slump after lunch",
      "To feel more confident",
    ]);
    await expect(canvas.getByRole("meter", { name: "BMI" })).toHaveAttribute(
      "aria-valuetext",
      "22.8, healthy",
    );
    await expect(canvas.getAllByRole("listitem").map((goal) => goal.textContent)).toEqual([
      "Get fit",
      "Gain muscle",
    ]);
  },
};

export const NothingAnswered: Story = {
  args: { step: createShown(summaryTiles, summary) },
  play: async ({ canvas, canvasElement }) => {
    await expect(listTiles(canvasElement)).toEqual([
      "Your choice",
      "Your choice",
      "Your choice",
      "Your choice",
    ]);
    await expect(canvas.getByText("We will help you find yours in week one.")).toBeVisible();
  },
};

export const Underweight: Story = {
  args: {
    step: createShown(summaryTiles, summary, {
      ...answered,
      answers: { height: tall, weight: weights.underweight },
    }),
  },
};
export const Overweight: Story = {
  args: {
    step: createShown(summaryTiles, summary, {
      ...answered,
      answers: { height: tall, weight: weights.overweight },
    }),
  },
};
export const Obese: Story = {
  args: {
    step: createShown(summaryTiles, summary, {
      ...answered,
      answers: { height: tall, weight: weights.obese },
    }),
  },
};

export const GoingOn: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "continued" });
  },
};

export const FewestTiles: Story = {
  args: {
    step: createShown(summaryTiles, { ...summary, tiles: summary.tiles.slice(0, 1) }, answered),
  },
};

export const MostTiles: Story = {
  args: {
    step: createShown(
      summaryTiles,
      {
        ...summary,
        tiles: [
          ...summary.tiles,
          ...summary.tiles.map((tile) => ({ ...tile, label: `${tile.label} next month` })),
        ],
      },
      answered,
    ),
  },
};

export const LongestCopy: Story = {
  tags: ["look"],
  args: {
    step: createShown(
      summaryTiles,
      {
        ...summary,
        title: "Here is what we have learned from everything that you told us about yourself",
        hint: "Based on nothing but the answers you gave us within the last three minutes",
        tiles: summary.tiles.map((tile) => ({
          ...tile,
          label: `${tile.label}, as you told us yourself`,
        })),
      },
      {
        answers: { height: tall, weight: weights.obese },
        words: {
          weight: ["240 lbs"],
          dailyActivity: [
            "I sit for most of it, but whenever I can I stand up and take a few steps",
          ],
          energyLevels: ["Mittagstiefbewältigungsstrategien"],
          goals: [
            "Körpergewichtsschwankungsdurchschnittsberechnung",
            "To eat what I like, as much as I like, and to feel better than before",
          ],
        },
      },
    ),
  },
};

export const OnALaptop: Story = {
  tags: ["look"],
  globals: { viewport: { value: "laptop" } },
  play: ({ canvas }) =>
    expectSideBySide(canvas.getByRole("meter"), canvas.getByText("Current weight")),
};

export const OnAPhone: Story = {
  tags: ["look"],
  globals: { viewport: { value: "phone" } },
  play: ({ canvas }) => expectBelow(canvas.getByText("Current weight"), canvas.getByRole("meter")),
};
