import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { stopTime } from "#lib/time.fixtures.ts";
import { staysInTheWindow } from "#ui/room.fixtures.ts";
import { longestProgram } from "../../longest-program.fixtures.ts";
import { plansFor, type Situation } from "../../member.fixtures.ts";
import { meals as pool } from "../../program/pool.fixtures.ts";
import { TabForStories } from "../../tab.fixtures.tsx";
import { emptyJournal } from "../../tracker/journal.ts";
import { DailyPlanTab } from "../daily-plan-tab.tsx";

const meta = {
  title: "Member area/Daily plan/Swapping a meal",
  component: TabForStories,
  args: { Tab: DailyPlanTab, day: 12 },
  parameters: { layout: "fullscreen" },
  beforeEach: stopTime,
  afterEach: staysInTheWindow,
} satisfies Meta<typeof TabForStories>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;
type Context = Parameters<Play>[0];

const LUNCH = 1;
const nameOf = (id = "") => Object.entries(pool.meals).find(([one]) => one === id)?.[1].name ?? "";
/** The lunch of day 12, and what it can be exchanged for first. */
const plans = plansFor({}, emptyJournal);
const planned = plans.mealsOn(12)?.meals[LUNCH]?.meal ?? "";
const [offer] = plans.offersFor(12, LUNCH);
const instead = offer?.meal ?? "";
const swapped: Situation["wrote"] = [[12, "meal-swaps", { [planned]: instead }]];

const swapButton = ({ canvas }: Context, name: string) =>
  canvas.getByRole("button", { name: `Swap ${name}` });
const lunchIn = ({ canvasElement }: Context) =>
  canvasElement.querySelector<HTMLElement>('[data-meal="lunch"]');

async function open(context: Context, name = nameOf(planned)) {
  await context.userEvent.click(swapButton(context, name));
  return within(await screen.findByRole("dialog", { name: `Swap ${name}` }));
}

async function choose(context: Context) {
  const dialog = await open(context);
  await context.userEvent.click(dialog.getByRole("button", { name: `Choose ${nameOf(instead)}` }));
}

const showsOffers: Play = async (context) => {
  const dialog = await open(context);
  await dialog.findByText(/^For day 12 only/);
  await expect(dialog.getAllByRole("button", { name: /^Choose / })).toHaveLength(3);
  const [changes] = dialog.getAllByRole("list", { name: "What changes" });
  await expect(changes).not.toBeEmptyDOMElement();
  await dialog.findByRole("heading", { name: nameOf(instead) });
};
export const Offers: Story = { tags: ["every-look"], play: showsOffers };
export const OffersOnAPhone: Story = {
  play: showsOffers,
  globals: { viewport: { value: "phone" } },
};

export const OneOffer: Story = {
  play: async (context) => {
    const breakfast = plans.mealsOn(12)?.meals[0]?.meal;
    const dialog = await open(context, nameOf(breakfast));
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
    const dialog = await open(context, nameOf("omelet"));
    await dialog.findByText(/^No other meal fits your answers/);
    await expect(dialog.queryByRole("button", { name: /^Choose/ })).toBeNull();
    await expect(dialog.getByRole("button", { name: "Close" })).toHaveFocus();
  },
};

export const ClosedByEscape: Story = {
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(swapButton(context, nameOf(planned))).toHaveFocus());
  },
};

export const Choosing: Story = {
  tags: ["every-look"],
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await choose(context);
    await waitFor(() => expect(swapButton(context, nameOf(instead))).toHaveFocus());
    await expect(screen.queryByRole("dialog")).toBeNull();
    await canvas.findByText(`Lunch is now ${nameOf(instead)}.`);
    const lunch = lunchIn(context);
    await expect(lunch).toHaveAccessibleName(nameOf(instead));
    await expect(lunch?.dataset.contains).toBe(offer?.day.meals[LUNCH]?.contains.join(" "));
    await expect(lunch).toHaveTextContent(`Instead of ${nameOf(planned)}`);
    const energy = Math.round((offer?.day.nutrition.energy ?? 0) / 10) * 10;
    await expect(canvasElement.querySelector("[data-energy]")).toHaveAttribute(
      "data-energy",
      String(energy),
    );
  },
};

export const Undoing: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context);
    await userEvent.click(await canvas.findByRole("button", { name: "Undo" }));
    await expect(lunchIn(context)).toHaveAccessibleName(nameOf(planned));
    await expect(canvas.queryByText(/^Instead of/)).toBeNull();
    await expect(canvas.queryByText(/^Lunch is now/)).toBeNull();
    await expect(swapButton(context, nameOf(planned))).toHaveFocus();
  },
};

export const Swapped: Story = {
  tags: ["every-look"],
  args: { wrote: swapped },
  play: async (context) => {
    await expect(lunchIn(context)).toHaveAccessibleName(nameOf(instead));
  },
};

export const ChangingBack: Story = {
  args: { wrote: swapped },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const name = `Change back to ${nameOf(planned)}`;
    await userEvent.click(canvas.getByRole("button", { name }));
    await expect(lunchIn(context)).toHaveAccessibleName(nameOf(planned));
    await canvas.findByText(`Lunch is ${nameOf(planned)} again.`);
    await expect(swapButton(context, nameOf(planned))).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(lunchIn(context)).toHaveAccessibleName(nameOf(instead));
    await expect(swapButton(context, nameOf(instead))).toHaveFocus();
  },
};

/** The message would be about another day's lunch. */
export const GoingOnADay: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context);
    await userEvent.click(canvas.getByRole("button", { name: "Next day" }));
    await expect(await canvas.findByText("Day 13 of 30")).toBeVisible();
    await expect(canvas.queryByText(/^Lunch is now/)).toBeNull();
    await expect(canvas.queryByText(/^Instead of/)).toBeNull();
  },
};

export const OnAPastDay: Story = {
  args: { day: 20, address: "/profile?day=12" },
  play: async (context) => {
    await choose(context);
    await expect(lunchIn(context)).toHaveAccessibleName(nameOf(instead));
  },
};

export const Offline: Story = {
  args: { wrote: swapped, sync: "waiting" },
  play: async (context) => {
    await expect(lunchIn(context)).toHaveAccessibleName(nameOf(instead));
    await context.canvas.findByText("Kept on this device until your account can be reached");
    const dialog = await open(context, nameOf(instead));
    // Neither the meal that's shown nor the one that was planned.
    await expect(dialog.getAllByRole("button", { name: /^Choose / })).toHaveLength(2);
  },
};

export const NotStored: Story = {
  args: { wrote: swapped, sync: "only-here" },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Not saved yet, and this browser can't store it/);
  },
};

/** A meal that the program doesn't have any more, and something that isn't an exchange. */
export const HostileEntry: Story = {
  args: {
    wrote: [
      [12, "meal-swaps", { [planned]: "unknown", constructor: 7 }],
      [13, "meal-swaps", ["chops"]],
    ],
  },
  play: async (context) => {
    await expect(lunchIn(context)).toHaveAccessibleName(nameOf(planned));
    await expect(context.canvas.queryByText(/^Instead of/)).toBeNull();
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

const longestSwapped: Story = {
  args: { program: longestProgram, wrote: swapped },
  play: async ({ canvas, userEvent }) => {
    const [, lunch] = canvas.getAllByRole("button", { name: /^Swap / });
    if (!lunch) throw new Error("there's no lunch");
    await userEvent.click(lunch);
    const dialog = await screen.findByRole("dialog");
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
export const LongestTexts: Story = longestSwapped;
export const LongestTextsChosen: Story = {
  args: { program: longestProgram },
  play: async (context) => {
    await longestSwapped.play?.(context);
    const [first] = screen.getAllByRole("button", { name: /^Choose / });
    if (!first) throw new Error("there's no offer");
    await context.userEvent.click(first);
    await context.canvas.findByText(/^Lunch is now/);
  },
};
export const RightToLeft: Story = { play: showsOffers, globals: { direction: "rtl" } };
export const SwappedRightToLeft: Story = { ...Choosing, tags: [], globals: { direction: "rtl" } };
export const Dark: Story = { play: showsOffers, globals: { theme: "dark" } };
export const SwappedInTheDark: Story = { ...Choosing, tags: [], globals: { theme: "dark" } };
export const LessMotion: Story = { play: showsOffers, globals: { motion: "less" } };
export const SmallestPhone: Story = {
  ...longestSwapped,
  globals: { viewport: { value: "smallest" } },
};
export const LargeText: Story = {
  play: showsOffers,
  globals: { textSize: "200%", viewport: { value: "phone" } },
};
export const SwappedInLargeText: Story = {
  ...Choosing,
  tags: [],
  globals: { textSize: "200%", viewport: { value: "phone" } },
};
