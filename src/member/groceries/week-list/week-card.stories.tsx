import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { goOffline } from "#lib/network.fixtures.ts";
import { stopTime } from "#lib/time.fixtures.ts";
import { expectBelow, expectNoOverflow } from "#ui/layout.fixtures.ts";
import { longestProgram } from "../../longest-program.fixtures.ts";
import { TabForStories } from "../../tab.fixtures.tsx";
import { GroceriesTab } from "../groceries-tab.tsx";
import { createList, withLists } from "../lists/lists.fixtures.ts";
import { LISTS_KEY } from "../lists/lists-storage.ts";
import { nothingFits, shopFoods } from "./week-list.fixtures.ts";

const weekend = createList("For the weekend", [["Ribeye, 2", "Proteins"]]);

const meta = {
  title: "Member area/Grocery lists/From a week of the plan",
  component: TabForStories,
  args: { Tab: GroceriesTab, day: 9, program: { foods: shopFoods } },
  parameters: { layout: "fullscreen" },
  beforeEach: [stopTime, withLists()],
  afterEach: expectNoOverflow,
} satisfies Meta<typeof TabForStories>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story["play"]>>[0];

const findCard = ({ canvas }: Context) =>
  within(canvas.getByRole("region", { name: "This week's shopping list" }));
const make = async (context: Context) => {
  const button = findCard(context).getByRole("button", { name: "Make the list" });
  await context.userEvent.click(button);
};
const savedLists = (): { name: string; items: { name: string }[] }[] =>
  JSON.parse(localStorage.getItem(LISTS_KEY) ?? "[]");

export const CurrentWeek: Story = {
  tags: ["every-look"],
  play: async (context) => {
    const card = findCard(context);
    await expect(card.getByRole("combobox", { name: "Week" })).toHaveDisplayValue(
      "Week 2 (this week)",
    );
    await expect(card.getByText("Days 8 to 14")).toBeVisible();
    await expect(card.getByText("1 person")).toBeVisible();
    await expect(card.getByRole("button", { name: "One person fewer" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};

export const FirstWeek: Story = {
  args: { day: 1 },
  play: async (context) => {
    const { canvas } = context;
    await expect(findCard(context).getByText("Days 1 to 7")).toBeVisible();
    await make(context);
    await canvas.findByText("The list for week 1 is ready.");
    await expect(canvas.getByRole("textbox", { name: "List name" })).toHaveValue(
      "Week 1, for 1 person",
    );
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Your list" })).toHaveFocus());
    await expect(canvas.getByText("Saved. Changes are saved as you go.")).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: "Salt" })).not.toBeChecked();
    const proteins = within(canvas.getByRole("region", { name: "Proteins" }));
    await expect(proteins.getByRole("checkbox", { name: /^Eggs, \d box/ })).toBeVisible();
    await expect(savedLists().map(({ name }) => name)).toEqual(["Week 1, for 1 person"]);
  },
};

export const SeveralPeople: Story = {
  play: async (context) => {
    const [card, { canvas, userEvent }] = [findCard(context), context];
    for (let people = 1; people < 10; people++)
      await userEvent.click(card.getByRole("button", { name: "One person more" }));
    await expect(card.getByText("8 people")).toBeVisible();
    await userEvent.click(card.getByRole("button", { name: "One person fewer" }));
    await make(context);
    await expect(canvas.getByRole("textbox", { name: "List name" })).toHaveValue(
      "Week 2, for 7 people",
    );
    // The choice stays when the card moves below the list.
    await expect(findCard(context).getByText("7 people")).toBeVisible();
  },
};

/** The last week has two days, so it needs less. */
export const AnotherWeek: Story = {
  play: async (context) => {
    const [card, { canvas, userEvent }] = [findCard(context), context];
    await userEvent.selectOptions(card.getByRole("combobox", { name: "Week" }), "Week 5");
    await expect(card.getByText("Days 29 to 30")).toBeVisible();
    await make(context);
    await expect(canvas.getByRole("textbox", { name: "List name" })).toHaveValue(
      "Week 5, for 1 person",
    );
    await make(context);
    await expect(savedLists()).toHaveLength(2);
  },
};

export const InKilograms: Story = {
  args: { unit: "kg" },
  play: async (context) => {
    await make(context);
    await expect(context.canvas.getByRole("checkbox", { name: /^Trout, \d+ g \(/ })).toBeVisible();
  },
};

export const InPounds: Story = {
  play: async (context) => {
    await make(context);
    await expect(
      context.canvas.getByRole("checkbox", { name: /^Trout, [\d.]+ (lb|oz) \(/ }),
    ).toBeVisible();
  },
};

/** Undo removes the new list and brings back the one that was open. */
export const Undoing: Story = {
  beforeEach: withLists({ lists: [weekend], draft: { open: weekend.id } }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await make(context);
    await expect(savedLists()).toHaveLength(2);
    await userEvent.click(await canvas.findByRole("button", { name: "Undo" }));
    await expect(canvas.getByRole("textbox", { name: "List name" })).toHaveValue("For the weekend");
    await expect(savedLists().map(({ name }) => name)).toEqual(["For the weekend"]);
  },
};

export const InPlaceOfAnUnsavedList: Story = {
  beforeEach: withLists({ draft: { list: weekend } }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await make(context);
    await canvas.findByText("The list for week 2 is ready. Your unsaved list was discarded.");
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(canvas.getByRole("checkbox", { name: "Ribeye, 2" })).toBeVisible();
    await expect(canvas.getByText("Not saved yet. Save it to use it again.")).toBeVisible();
    await expect(savedLists()).toEqual([]);
  },
};

/** The list is made in the browser, so it needs no connection. */
export const Offline: Story = {
  args: { sync: "waiting" },
  beforeEach: goOffline,
  play: async (context) => {
    await make(context);
    await context.canvas.findByText("The list for week 2 is ready.");
    await expect(savedLists()).toHaveLength(1);
  },
};

export const NothingFits: Story = {
  args: nothingFits,
  play: async (context) => {
    const card = findCard(context);
    await expect(
      card.getByText("Your plan has no meals yet, so there's nothing to buy."),
    ).toBeVisible();
    await expect(card.queryByRole("button")).toBeNull();
    await expect(context.canvas.getByRole("button", { name: /^A first week/ })).toBeVisible();
  },
};

export const SmallestPhone: Story = {
  tags: ["look"],
  args: { program: longestProgram },
  globals: { viewport: { value: "smallest" } },
  play: async (context) => {
    const { canvas } = context;
    const [card, list] = ["This week's shopping list", "Your list"].map((name) =>
      canvas.getByRole("region", { name }),
    );
    if (!card || !list) throw new Error("a part is missing");
    await expectBelow(list, card);
    await make(context);
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Your list" })).toHaveFocus());
    await expectBelow(card, list);
  },
};
