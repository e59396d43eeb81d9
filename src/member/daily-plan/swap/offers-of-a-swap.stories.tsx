import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { stopTime } from "#lib/time.fixtures.ts";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { longestProgram } from "../../longest-program.fixtures.ts";
import { meals as pool } from "../../program/pool.fixtures.ts";
import { TabForStories } from "../../tab.fixtures.tsx";
import { DailyPlanTab } from "../daily-plan-tab.tsx";
import {
  findMealName,
  instead,
  openOffers,
  planned,
  plans,
  swapButton,
  swapped,
} from "./swapping-a-meal.fixtures.ts";

const meta = {
  title: "Member area/Daily plan/Offers of a swap",
  component: TabForStories,
  args: { Tab: DailyPlanTab, day: 12 },
  parameters: { layout: "fullscreen" },
  beforeEach: stopTime,
  afterEach: expectNoOverflow,
} satisfies Meta<typeof TabForStories>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const showsOffers: Play = async (context) => {
  const dialog = await openOffers(context);
  await dialog.findByText(/^For day 12 only/);
  await expect(dialog.getAllByRole("button", { name: /^Choose / })).toHaveLength(3);
  const [changes] = dialog.getAllByRole("list", { name: "What changes" });
  await expect(changes).not.toBeEmptyDOMElement();
  await dialog.findByRole("heading", { name: findMealName(instead) });
};

export const Offers: Story = { tags: ["every-look"], play: showsOffers };

export const OffersOnAPhone: Story = {
  tags: ["look"],
  play: showsOffers,
  globals: { viewport: { value: "phone" } },
};

export const OneOffer: Story = {
  play: async (context) => {
    const breakfast = plans.mealsOn(12)?.meals[0]?.meal;
    const dialog = await openOffers(context, findMealName(breakfast));
    await expect(dialog.getAllByRole("button", { name: /^Choose / })).toHaveLength(1);
  },
};

/** One meal for each slot. */
export const NothingElseFits: Story = {
  args: {
    program: {
      meals: {
        ...pool,
        meals: {
          "soft-eggs": pool.meals["soft-eggs"],
          omelet: pool.meals.omelet,
          chops: pool.meals.chops,
          broth: pool.meals.broth,
        },
      },
    },
  },
  play: async (context) => {
    const dialog = await openOffers(context, findMealName("omelet"));
    await dialog.findByText(/^No other meal fits your answers/);
    await expect(dialog.queryByRole("button", { name: /^Choose/ })).toBeNull();
    await expect(dialog.getByRole("button", { name: "Close" })).toHaveFocus();
  },
};

export const ClosedByEscape: Story = {
  play: async (context) => {
    await openOffers(context);
    await context.userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(swapButton(context, findMealName(planned))).toHaveFocus());
  },
};

export const WithoutPictures: Story = {
  args: {
    program: {
      meals: {
        ...pool,
        meals: Object.fromEntries(
          Object.entries(pool.meals).map(([id, meal]) => [id, { ...meal, image: undefined }]),
        ),
      },
    },
  },
  play: showsOffers,
};

export const LongestTexts: Story = {
  tags: ["look"],
  args: { program: longestProgram, wrote: swapped },
  play: async ({ canvas, userEvent }) => {
    const [, lunch] = canvas.getAllByRole("button", { name: /^Swap / });
    if (!lunch) throw new Error("there's no lunch");
    await userEvent.click(lunch);
    const dialog = await screen.findByRole("dialog");
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const RightToLeft: Story = {
  tags: ["look"],
  play: showsOffers,
  globals: { direction: "rtl" },
};

export const Dark: Story = { tags: ["look"], play: showsOffers, globals: { theme: "dark" } };

export const LessMotion: Story = { tags: ["look"], play: showsOffers, globals: { motion: "less" } };

export const LargeText: Story = {
  tags: ["look"],
  play: showsOffers,
  globals: { textSize: "200%", viewport: { value: "phone" } },
};
