import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { expectNoOverflow } from "../layout.fixtures.ts";
import { Progress } from "./progress.tsx";

const meta = {
  title: "Parts/Progress",
  component: Progress,
  args: { label: "Quiz progress", now: 9, total: 23 },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The bar and the figures show the same, on screen and to screen readers. */
const expectProgress = (now: number, total: number): NonNullable<Story["play"]> =>
  async function saysHowFar({ canvas }) {
    const bar = canvas.getByRole("progressbar", { name: "Quiz progress" });
    await expect(bar).toHaveAttribute("aria-valuenow", String(now));
    await expect(bar).toHaveAttribute("aria-valuetext", `${now}/${total}`);
    await expect(canvas.getByText(`${now}/${total}`)).toBeVisible();
  };

export const FirstQuestion: Story = { args: { now: 1 }, play: expectProgress(1, 23) };
export const UnderWay: Story = { play: expectProgress(9, 23) };
export const LastQuestion: Story = { args: { now: 23 }, play: expectProgress(23, 23) };
export const OneQuestion: Story = { args: { now: 1, total: 1 }, play: expectProgress(1, 1) };
export const ManyQuestions: Story = {
  args: { now: 112, total: 365 },
  play: expectProgress(112, 365),
};

/** Fills from the side where reading starts. */
export const RightToLeft: Story = {
  tags: ["look"],
  globals: { direction: "rtl" },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar");
    const [track, fill] = [bar, bar.firstElementChild as Element].map((one) =>
      one.getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    await expect(fill.left).toBeCloseTo(track.right - (track.width * 9) / 23, 0);
    await expect(fill.right, "what lies outside is cut off").toBeGreaterThan(track.right);
  },
};

export const SmallestPhone: Story = {
  args: ManyQuestions.args ?? {},
  tags: ["look"],
  globals: { viewport: { value: "smallest" } },
  play: expectNoOverflow,
};
export const LargeText: Story = {
  args: ManyQuestions.args ?? {},
  tags: ["look"],
  globals: { textSize: "200%", viewport: { value: "phone" } },
  play: expectNoOverflow,
};
