import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { neverResponds, server, serverError } from "#api/server.fixtures.ts";
import { ownStorage } from "#lib/storage.fixtures.ts";
import { TabForStories } from "../tab.fixtures.tsx";
import { mealDatabase } from "./meals.fixtures.ts";
import { RecipesTab } from "./recipes-tab.tsx";

const meta = {
  title: "Member area/Recipes/Searching",
  component: TabForStories,
  args: { Tab: RecipesTab },
  parameters: { layout: "fullscreen" },
  beforeEach: [server(mealDatabase(12)), ownStorage()],
} satisfies Meta<typeof TabForStories>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search recipes" }), "lamb{Enter}");
    await expect(
      await canvas.findByRole("button", { name: "Lamb on the bone No. 2" }),
    ).toBeVisible();
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(2);
    await expect(canvas.queryByRole("button", { name: "Load More Recipes" })).toBeNull();
  },
};

export const MoreThanAPage: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search recipes" }), "No.{Enter}");
    await userEvent.click(await canvas.findByRole("button", { name: "Load More Recipes" }));
    await expect(await canvas.findByRole("button", { name: /No\. 12$/ })).toBeVisible();
  },
};

/** Searching the same term again starts at its first page. */
export const SearchedAgain: Story = {
  play: async (context) => {
    await MoreThanAPage.play?.(context);
    const { canvas, userEvent } = context;
    const box = canvas.getByRole("searchbox", { name: "Search recipes" });
    await userEvent.clear(box);
    await userEvent.type(box, "lamb{Enter}");
    await waitFor(() => expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(2));
    await userEvent.clear(box);
    await userEvent.type(box, "No.{Enter}");
    await waitFor(() => expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(9));
    await expect(canvas.getByRole("button", { name: "Load More Recipes" })).toBeVisible();
  },
};

export const ClearedAfterMore: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Load More Recipes" }));
    await waitFor(() => expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(12));
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search recipes" }), "lamb{Enter}");
    await waitFor(() => expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(2));
    await userEvent.click(canvas.getByRole("button", { name: "Clear the search" }));
    await waitFor(() => expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(9));
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search recipes" }), "tofu{Enter}");
    await expect(
      await canvas.findByText("No recipes found. Please try a different search."),
    ).toBeVisible();
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "No recipes found. Please try a different search.",
    );
  },
};

export const Cleared: Story = {
  play: async (context) => {
    await NothingFound.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole("button", { name: "Clear the search" }));
    await expect(canvas.getByRole("searchbox", { name: "Search recipes" })).toHaveFocus();
    await expect(await canvas.findAllByRole("heading", { level: 3 })).toHaveLength(9);
  },
};

export const Waiting: Story = {
  beforeEach: server({ ...mealDatabase(12), "search.php": neverResponds }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search recipes" }), "lamb{Enter}");
    await expect(await canvas.findByText("Loading recipes")).toBeInTheDocument();
  },
};

export const Failed: Story = {
  beforeEach: server({ ...mealDatabase(12), "search.php": serverError }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search recipes" }), "lamb{Enter}");
    await expect(
      await canvas.findByText("Failed to load recipes. Please try again later."),
    ).toBeVisible();
  },
};

export const KeptFromBefore: Story = {
  beforeEach: ownStorage({ "member:ann:recipe-search": "lamb" }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("searchbox", { name: "Search recipes" })).toHaveValue("lamb");
    await expect(
      await canvas.findByRole("button", { name: "Lamb on the bone No. 2" }),
    ).toBeVisible();
  },
};
