import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SignalBars } from "./signal-bars.tsx";

const meta = {
  title: "Parts/Signal bars",
  component: SignalBars,
  args: { filled: 2, of: 3 },
} satisfies Meta<typeof SignalBars>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The bars are decorative, and stay within their frame. */
const fills = (filled: number): NonNullable<Story["play"]> =>
  async function fillsBars({ canvasElement }) {
    const bars = canvasElement.querySelector<HTMLElement>("[data-bars]") as HTMLElement;
    await expect(bars).toHaveAttribute("aria-hidden", "true");
    await expect(bars.querySelectorAll("[data-filled]")).toHaveLength(filled);
    await expect(bars.scrollWidth).toBeLessThanOrEqual(bars.clientWidth);
  };

export const NoneFilled: Story = { args: { filled: 0 }, play: fills(0) };
export const SomeFilled: Story = { play: fills(2) };
export const AllFilled: Story = { args: { filled: 3 }, play: fills(3) };
export const OneBar: Story = { args: { filled: 1, of: 1 }, play: fills(1) };
export const MostBars: Story = { args: { filled: 4, of: 5 }, play: fills(4) };

export const LargeText: Story = {
  tags: ["look"],
  args: { filled: 4, of: 5 },
  globals: { textSize: "200%", viewport: { value: "phone" } },
  play: fills(4),
};
