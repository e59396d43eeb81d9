import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { ofMeatLover, words } from "./plan-preview.fixtures.ts";
import { PlanPreviewCard } from "./plan-preview-card.tsx";
import { PlanPreviewSpot } from "./plan-preview-spot.tsx";

const Card = () => <PlanPreviewCard words={words} preview={ofMeatLover} />;

const meta = {
  title: "Steps/Plan preview/Loading",
  component: PlanPreviewSpot,
  args: { words, answers: {} },
  decorators: (Story) => (
    <>
      <Story />
      <p>What comes after it.</p>
    </>
  ),
} satisfies Meta<typeof PlanPreviewSpot>;
export default meta;
type Story = StoryObj<typeof meta>;

const getTop = (element: Element) => element.getBoundingClientRect().top;

export const Loading: Story = {
  args: { load: () => new Promise<never>(() => {}) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: words.title })).toBeVisible();
    await expect(canvas.queryByText(/kcal/)).not.toBeInTheDocument();
  },
};

let letGo = () => {};

/** Nothing jumps: the space was reserved. */
export const Loaded: Story = {
  globals: { viewport: { value: "phone" } },
  args: {
    load: fn(
      () =>
        new Promise<typeof Card>((resolve) => {
          letGo = () => resolve(Card);
        }),
    ),
  },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.load).toHaveBeenCalled());
    const before = getTop(canvas.getByText("What comes after it."));
    letGo();
    await canvas.findByText("Ribeye with salted butter");
    await expect(Math.abs(getTop(canvas.getByText("What comes after it.")) - before)).toBeLessThan(
      8,
    );
  },
};

/** The screen does without it. */
export const Failed: Story = {
  args: { load: () => Promise.reject(new Error("Gone.")) },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.queryByRole("heading", { name: words.title })).not.toBeInTheDocument(),
    );
    await expect(canvas.getByText("What comes after it.")).toBeVisible();
  },
};

/** Far below the window, it isn't loaded. */
export const FarAway: Story = {
  args: { load: fn(async () => Card) },
  decorators: (Story) => (
    <div style={{ paddingTop: "400vh" }}>
      <Story />
    </div>
  ),
  play: async ({ args, canvas }) => {
    // The observer has reported once after two frames.
    for (let frame = 0; frame < 2; frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    await expect(args.load).not.toHaveBeenCalled();
    canvas.getByText("What comes after it.").scrollIntoView();
    await canvas.findByText("Ribeye with salted butter");
    await expect(args.load).toHaveBeenCalledOnce();
  },
};

/** With the program that we ship. */
export const AsPublished: Story = {
  args: { answers: { breakfastTime: "skip", mealPrepTime: "too-busy" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("+ 1 snack")).toBeVisible();
    await expect(canvas.getByText("15")).toBeVisible();
  },
};
