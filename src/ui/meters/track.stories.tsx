import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Track } from "./track.tsx";

const meta = {
  title: "Parts/Track",
  component: Track,
  args: {
    percent: 40,
    size: "m",
    tone: "brand",
    role: "progressbar",
    label: "Program",
    now: 12,
    most: 30,
    valueText: "Day 12 of 30",
  },
} satisfies Meta<typeof Track>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The part that is drawn as filled, in percent. */
function measureFilled(track: HTMLElement): number {
  const fill = track.firstElementChild?.getBoundingClientRect().width ?? 0;
  return (fill / track.getBoundingClientRect().width) * 100;
}

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    const track = canvas.getByRole("progressbar", { name: "Program" });
    await expect(track).toHaveAttribute("aria-valuenow", "12");
    await expect(track).toHaveAttribute("aria-valuemin", "0");
    await expect(track).toHaveAttribute("aria-valuemax", "30");
    await expect(track).toHaveAttribute("aria-valuetext", "Day 12 of 30");
    await expect(measureFilled(track)).toBeCloseTo(40, 0);
  },
};

export const Empty: Story = { args: { percent: 0, now: 0, valueText: "Day 0 of 30" } };
export const Full: Story = { args: { percent: 100, now: 30, valueText: "Day 30 of 30" } };

export const AMeasure: Story = {
  args: { size: "l", tone: "cool", role: "meter", label: "Water", most: 8, now: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("meter", { name: "Water" })).toHaveAttribute(
      "aria-valuenow",
      "3",
    );
  },
};

/** The text next to it has the same meaning, so screen readers skip the track. */
export const NextToAText: Story = {
  render: () => (
    <>
      <p>2 of 5</p>
      <Track percent={40} size="s" tone="good" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("progressbar")).not.toBeInTheDocument();
    await expect(canvas.getByText("2 of 5").nextElementSibling).toHaveAttribute(
      "aria-hidden",
      "true",
    );
  },
};

/** Fills from the side where reading starts. */
export const RightToLeft: Story = {
  tags: ["look"],
  globals: { direction: "rtl" },
  play: async ({ canvas }) => {
    const track = canvas.getByRole("progressbar");
    const fill = track.firstElementChild as Element;
    await expect(fill.getBoundingClientRect().right).toBeCloseTo(
      track.getBoundingClientRect().right,
      0,
    );
  },
};
