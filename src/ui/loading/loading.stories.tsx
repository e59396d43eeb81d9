import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Loading } from "./loading.tsx";

const meta = {
  title: "Parts/Waiting",
  component: Loading,
  args: { text: "Loading" },
} satisfies Meta<typeof Loading>;
export default meta;
/** When the button is there, in milliseconds. */
const LATE_MS = 10_200;

type Story = StoryObj<typeof meta>;

export const AsItIs: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading");
  },
};

/** After 10 seconds there is a way out. */
export const TakingTooLong: Story = {
  play: async ({ canvas, canvasElement }) => {
    const again = canvas.getByText("Taking too long? Reload");
    await expect(again).not.toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
    for (const animation of canvasElement.getAnimations({ subtree: true }))
      animation.currentTime = LATE_MS;
    await expect(canvas.getByRole("button", { name: /reload/i })).toBeVisible();
  },
};

export const LongestCopy: Story = {
  tags: ["look"],
  args: {
    text: "Fetching your plan for the next thirty days, and Kraftfahrzeughaftpflichtversicherungsgesellschaften with it",
  },
};

/**
 * The spinner turns slowly enough not to count as disturbing motion, and still shows that something
 * is happening.
 */
export const LessMotion: Story = {
  tags: ["look"],
  globals: { motion: "less" },
  play: async ({ canvas }) => {
    const spinner = canvas.getByRole("status").firstElementChild as Element;
    await expect(getComputedStyle(spinner).animationDuration).toBe("3s");
  },
};
