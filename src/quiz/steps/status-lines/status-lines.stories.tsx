import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { parseStep } from "../step.fixtures.ts";
import { createShown } from "../view-model.fixtures.ts";
import { statusLines } from "./behavior.ts";
import { StatusLines } from "./schema.ts";
import { StatusLinesStep } from "./status-lines-step.tsx";

const generating = parseStep(StatusLines, {
  type: "status-lines",
  title: "Generating your plan...",
  lines: [
    "Calculating your daily needs",
    "Choosing cuts and recipes you love",
    "Fitting meals into your day",
    "Putting your 30 days together",
  ],
});

const after = (count: number, step = generating) => ({
  step: createShown(statusLines, step, { onScreen: { count } }),
});

const meta = {
  title: "Steps/Status lines",
  component: StatusLinesStep,
  parameters: { layout: "fullscreen" },
  args: { ...after(2), answer: undefined, send: fn() },
} satisfies Meta<typeof StatusLinesStep>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Checks the lines that have appeared, and the ring that shows the progress. There's nothing to
 * press.
 */
const expectLines = (lines: string[], percent: number): NonNullable<Story["play"]> =>
  async function saysLines({ canvas }) {
    await expect(canvas.queryAllByRole("listitem").map((line) => line.textContent)).toEqual(lines);
    await expect(
      canvas.getByRole("img", { name: `Generating your plan... ${percent}%` }),
    ).toBeVisible();
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  };

export const BeforeTheFirstLine: Story = { args: after(0), play: expectLines([], 0) };
export const FirstLine: Story = {
  args: after(1),
  play: expectLines(generating.lines.slice(0, 1), 25),
};
export const SecondLine: Story = {
  args: after(2),
  play: expectLines(generating.lines.slice(0, 2), 50),
};
export const ThirdLine: Story = {
  args: after(3),
  play: expectLines(generating.lines.slice(0, 3), 75),
};
export const LastLine: Story = { args: after(4), play: expectLines(generating.lines, 100) };
export const WithPicture: Story = {
  args: after(2, { ...generating, image: { image: "plan-cover", alt: "" } }),
  play: expectLines(generating.lines.slice(0, 2), 50),
};

export const FewestLines: Story = {
  args: after(1, { ...generating, lines: ["Putting your 30 days together"] }),
  play: expectLines(["Putting your 30 days together"], 100),
};

export const MostLines: Story = {
  args: after(7, {
    ...generating,
    lines: [
      ...generating.lines,
      "Writing your shopping lists",
      "Choosing your workouts",
      "Tying it all together",
    ],
  }),
};

const longest: typeof generating = {
  ...generating,
  title: "We are putting together your very own plan for the next thirty days...",
  hint: "It goes on by itself in a moment. Please do not close this window until then.",
  lines: [
    "Calculating what your body needs on an ordinary day, and on one that is anything but ordinary",
    "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetze",
    "Fitting breakfast, lunch and dinner into your day, just as you eat them",
  ],
};

export const LongestCopy: Story = { tags: ["look"], args: after(2, longest) };

export const LessMotion: Story = {
  tags: ["look"],
  globals: { motion: "less" },
  play: async ({ canvas }) => {
    for (const line of canvas.getAllByRole("listitem"))
      await expect(getComputedStyle(line).animationDuration).toBe("0s");
  },
};

export const LargeText: Story = {
  args: after(4),
  tags: ["look"],
  globals: { textSize: "200%", viewport: { value: "phone" } },
  play: expectNoOverflow,
};
