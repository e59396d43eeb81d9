import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { at, findCard } from "./card-stack.fixtures.ts";
import { CardStackStep } from "./card-stack-step.tsx";
import { drag } from "./drag.fixtures.ts";

const meta = {
  title: "Steps/Card stack",
  component: CardStackStep,
  parameters: { layout: "fullscreen" },
  args: { ...at("pork.showing"), send: fn() },
} satisfies Meta<typeof CardStackStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DraggedToTheRight: Story = {
  play: async ({ args, canvasElement }) => {
    await drag(findCard(canvasElement), 130);
    await expect(args.send).toHaveBeenCalledWith({ type: "chosen", value: "love" });
  },
};

export const DraggedToTheLeft: Story = {
  play: async ({ args, canvasElement }) => {
    await drag(findCard(canvasElement), -130);
    await expect(args.send).toHaveBeenCalledWith({ type: "chosen", value: "hate" });
  },
};

export const NearlyDragged: Story = {
  play: async ({ args, canvasElement }) => {
    const card = findCard(canvasElement);
    const home = card.getBoundingClientRect().x;
    await drag(card, 80);
    await waitFor(() => expect(card.getBoundingClientRect().x).toBeCloseTo(home, 0), {
      timeout: 3000,
    });
    await expect(args.send).not.toHaveBeenCalled();
  },
};

const roundMatrix = (transform: string) =>
  [...new DOMMatrix(transform).toFloat64Array()].map((number) => number.toFixed(3));

/** Checks that the card has left in the direction of its verdict. */
const leaves = (transform: string): NonNullable<Story["play"]> =>
  async function left({ canvasElement }) {
    const card = findCard(canvasElement);
    await waitFor(() => expect(getComputedStyle(card).opacity).toBe("0"), { timeout: 3000 });
    const { transform: moved } = getComputedStyle(card);
    await expect(roundMatrix(moved)).toEqual(roundMatrix(transform));
  };

export const LeavingLoved: Story = {
  args: at("pork.leaving", { pork: "love" }),
  play: leaves("translateX(300px) rotate(14deg)"),
};

export const LeavingHated: Story = {
  args: at("pork.leaving", { pork: "hate" }),
  play: leaves("translateX(-300px) rotate(-14deg)"),
};

export const LeavingNeutral: Story = {
  args: at("pork.leaving", { pork: "neutral" }),
  play: leaves("translateY(-300px)"),
};

export const LastCardLeaving: Story = {
  args: at("lamb.leaving", { lamb: "love" }),
  play: leaves("translateX(300px) rotate(14deg)"),
};

export const LessMotion: Story = {
  tags: ["look"],
  args: at("pork.leaving", { pork: "love" }),
  globals: { motion: "less" },
  play: leaves("none"),
};
