import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { server } from "#api/server.fixtures.ts";
import { goOffline } from "#lib/network.fixtures.ts";
import { ownStorage } from "#lib/storage.fixtures.ts";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { TabForStories } from "../../tab.fixtures.tsx";
import { mealDatabase } from "../meals.fixtures.ts";
import { RecipesTab } from "../recipes-tab.tsx";
import { storyCookbook } from "./cookbook.fixtures.ts";

const meta = {
  title: "Member area/Recipes/Cookbook",
  component: TabForStories,
  args: { Tab: RecipesTab, program: { cookbook: storyCookbook } },
  parameters: { layout: "fullscreen" },
  beforeEach: [server(mealDatabase(1)), ownStorage()],
  afterEach: expectNoOverflow,
} satisfies Meta<typeof TabForStories>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story["play"]>>[0];

const cookbookIn = ({ canvas }: Pick<Context, "canvas">) =>
  within(canvas.getByRole("region", { name: "Cookbook" }));
const dishesIn = (context: Context) =>
  cookbookIn(context)
    .getAllByRole("button", { name: /^Favorite: / })
    .map((heart) => heart.getAttribute("aria-label")?.replace("Favorite: ", ""));
async function choose(context: Context, label: string, option: string) {
  const cookbook = cookbookIn(context);
  const filters = cookbook.getByRole("button", { name: "Filters" });
  if (filters.getAttribute("aria-expanded") === "false") await context.userEvent.click(filters);
  await context.userEvent.selectOptions(cookbook.getByRole("combobox", { name: label }), option);
}
const search = (context: Context, term: string) =>
  context.userEvent.type(
    cookbookIn(context).getByRole("searchbox", { name: "Search the cookbook" }),
    term,
  );

/** The specified list above it stays as it is. */
export const Filled: Story = {
  tags: ["every-look"],
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findAllByRole("heading", { level: 3 })).toHaveLength(1);
    await expect(cookbookIn(context).getByText("28 dishes")).toBeVisible();
    await expect(dishesIn(context)).toHaveLength(24);
  },
};

export const ShowingMore: Story = {
  play: async (context) => {
    const more = { name: "Show more dishes" };
    await context.userEvent.click(cookbookIn(context).getByRole("button", more));
    await expect(dishesIn(context)).toHaveLength(28);
    await expect(cookbookIn(context).queryByRole("button", more)).toBeNull();
  },
};

export const Searched: Story = {
  play: async (context) => {
    await search(context, "trout ched");
    await expect(dishesIn(context)).toEqual(["Trout, cheesy"]);
    await expect(cookbookIn(context).getByText("1 dish")).toBeVisible();
  },
};

export const Filtered: Story = {
  play: async (context) => {
    await choose(context, "Meat or fish", "Fish");
    await choose(context, "Method", "In a pan");
    await expect(dishesIn(context).toSorted()).toEqual(["Trout, bare", "Trout, cheesy"]);
    await choose(context, "Without", "Milk");
    await expect(dishesIn(context)).toEqual(["Trout, bare"]);
    await choose(context, "Time", "Up to 15 min");
    await expect(dishesIn(context)).toEqual(["Trout, bare"]);
  },
};

export const WhatIHave: Story = {
  play: async (context) => {
    await choose(context, "What I have", "Trout");
    await expect(dishesIn(context).toSorted()).toEqual(["Trout, bare", "Trout, buttered"]);
    await choose(context, "What I have", "Egg");
    await expect(dishesIn(context)).toHaveLength(3);
    const chip = cookbookIn(context).getByRole("button", { name: "Remove Trout" });
    await context.userEvent.click(chip);
    await expect(cookbookIn(context).getByText("0 dishes")).toBeVisible();
  },
};

export const NothingFits: Story = {
  play: async (context) => {
    await search(context, "tofu");
    const cookbook = cookbookIn(context);
    await expect(cookbook.getByText(/^No dish fits\./)).toBeVisible();
    await context.userEvent.click(cookbook.getByRole("button", { name: "Clear the filters" }));
    await expect(dishesIn(context)).toHaveLength(24);
  },
};

/** Dishes that the member hates or left out are hidden, with a note, and can be shown. */
export const LeftOut: Story = {
  args: { answers: { meatPreferences: { pork: "hate" }, exclusions: ["egg"] } },
  play: async (context) => {
    const cookbook = cookbookIn(context);
    await expect(cookbook.getByText(/^10 dishes have something that you left out/)).toBeVisible();
    await expect(dishesIn(context)).toHaveLength(18);
    await context.userEvent.click(cookbook.getByRole("button", { name: "Show all" }));
    await expect(cookbook.getByText("28 dishes")).toBeVisible();
    await context.userEvent.click(cookbook.getByRole("button", { name: "Hide them" }));
    await expect(dishesIn(context)).toHaveLength(18);
  },
};

export const Favorites: Story = {
  args: { wrote: [[0, "favorites", ["dish/trout-bare"]]] },
  play: async (context) => {
    const cookbook = cookbookIn(context);
    await context.userEvent.click(cookbook.getByRole("button", { name: "Favorites" }));
    await expect(dishesIn(context)).toEqual(["Trout, bare"]);
    await context.userEvent.click(cookbook.getByRole("button", { name: "Favorite: Trout, bare" }));
    await expect(cookbook.getByText(/^You have no favorites yet\./)).toBeVisible();
  },
};

/** Favorites are in this browser first, and reach the account later. */
export const Offline: Story = {
  args: { sync: "waiting" },
  beforeEach: goOffline,
  play: async (context) => {
    const heart = cookbookIn(context).getByRole("button", { name: "Favorite: Chop, bare" });
    await context.userEvent.click(heart);
    await expect(heart).toHaveAttribute("aria-pressed", "true");
  },
};

async function open(context: Context, name: string) {
  await search(context, name);
  await context.userEvent.click(cookbookIn(context).getByRole("button", { name }));
  return within(await screen.findByRole("dialog", { name }));
}

export const ADish: Story = {
  tags: ["every-look"],
  play: async (context) => {
    const dialog = await open(context, "Chop, bare");
    await expect(dialog.getByText("63 °C (145 °F) inside, 3 min of rest")).toBeInTheDocument();
    await expect(dialog.getByText("Rest it for 3 minutes.")).toBeInTheDocument();
    await expect(dialog.getByText("Salt")).toBeInTheDocument();
  },
};

export const AddingToTheList: Story = {
  play: async (context) => {
    const dialog = await open(context, "Chop, cheesy");
    const add = dialog.getByRole("button", { name: "Add ingredients to my grocery list" });
    await context.userEvent.click(add);
    await expect(dialog.getByText("Added 4 ingredients to your grocery list.")).toBeInTheDocument();
  },
};

export const CookedInstead: Story = {
  play: async (context) => {
    const dialog = await open(context, "Thighs, bare");
    const cook = await dialog.findByRole("button", { name: "Cook this instead" });
    await context.userEvent.click(cook);
    await expect(dialog.getByText(/^Done: Today, (lunch|dinner), instead of /)).toBeInTheDocument();
    await expect(dialog.getByRole("button", { name: "Undo" })).toHaveFocus();
    await context.userEvent.keyboard("{Enter}");
    await expect(dialog.queryByText(/^Done: /)).toBeNull();
    await expect(cook).toHaveFocus();
  },
};

export const FitsNowhere: Story = {
  args: { answers: { exclusions: ["dairy"] } },
  play: async (context) => {
    const cookbook = cookbookIn(context);
    await context.userEvent.click(cookbook.getByRole("button", { name: "Show all" }));
    const dialog = await open(context, "Chop, cheesy");
    await expect(await dialog.findByText(/^It fits none of your coming days/)).toBeInTheDocument();
  },
};

/** A program from before the cookbook existed. */
export const WithoutACookbook: Story = {
  args: { program: {} },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "Recipes" });
    await expect(canvas.queryByRole("region", { name: "Cookbook" })).toBeNull();
  },
};
