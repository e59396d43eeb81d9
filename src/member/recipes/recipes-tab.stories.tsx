import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import {
  networkError,
  neverResponds,
  respondsWith,
  server,
  serverError,
} from "#api/server.fixtures.ts";
import { goOffline } from "#lib/network.fixtures.ts";
import { ownStorage } from "#lib/storage.fixtures.ts";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { TabForStories } from "../tab.fixtures.tsx";
import { mealDatabase } from "./meals.fixtures.ts";
import { RecipesTab } from "./recipes-tab.tsx";

const unbreakable = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz";

const meta = {
  title: "Member area/Recipes",
  component: TabForStories,
  args: { Tab: RecipesTab },
  parameters: { layout: "fullscreen" },
  beforeEach: [server(mealDatabase(12)), ownStorage()],
  afterEach: expectNoOverflow,
} satisfies Meta<typeof TabForStories>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ["every-look"],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("heading", { level: 3 })).toHaveLength(9);
    await expect(canvas.getByRole("button", { name: "Load More Recipes" })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: server({ "filter.php": neverResponds }),
  play: ({ canvas }) =>
    expect(canvas.getAllByRole("status")[0]).toHaveTextContent("Loading recipes"),
};

export const Empty: Story = {
  beforeEach: server(mealDatabase(0)),
  play: async ({ canvas }) => {
    await canvas.findByText("No recipes found. Try adjusting your search criteria.");
  },
};

export const Failed: Story = {
  tags: ["every-look"],
  beforeEach: server({ "filter.php": serverError }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Failed to load recipes. Please try again later."),
    ).toBeVisible();
  },
};

export const TryingAgain: Story = {
  beforeEach: server({
    ...mealDatabase(4),
    "filter.php": [serverError, serverError, serverError, mealDatabase(4)["filter.php"]],
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(await canvas.findAllByRole("heading", { level: 3 })).toHaveLength(4);
  },
};

export const Offline: Story = {
  beforeEach: [server({ "filter.php": networkError }), goOffline],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("You are offline. Try again once you are connected."),
    ).toBeVisible();
  },
};

export const SomeAreMissing: Story = {
  beforeEach: server({
    ...mealDatabase(4),
    "lookup.php": [serverError, mealDatabase(4)["lookup.php"]],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Some recipes couldn't be loaded.")).toBeVisible();
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(3);
  },
};

export const LoadingMore: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Load More Recipes" }));
    const tenth = await canvas.findByRole("button", { name: /No\. 10$/ });
    await waitFor(() => expect(tenth).toHaveFocus());
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(12);
    await expect(canvas.queryByRole("button", { name: "Load More Recipes" })).toBeNull();
  },
};

/** A full page with nothing after it. */
export const NoneLeft: Story = {
  beforeEach: server(mealDatabase(9)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Load More Recipes" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: /No\. 9$/ })).toHaveFocus());
    await expect(canvas.queryByRole("button", { name: "Load More Recipes" })).toBeNull();
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(9);
  },
};

/** An HTML page, a plain text, invalid records, and a script in place of a URL. */
export const HostileAnswers: Story = {
  tags: ["long"],
  beforeEach: server({
    "filter.php": [
      () => new Response("<h1>Blocked</h1>"),
      respondsWith({ meals: "Invalid" }),
      respondsWith({ meals: [{ idMeal: "1" }, 7, null, { idMeal: "../2" }] }),
    ],
    "lookup.php": respondsWith({
      meals: [
        {
          idMeal: "9",
          strMeal: "<b>Roast</b>",
          strMealThumb: "javascript:alert(1)",
          strSource: "javascript:alert(1)",
          strInstructions: 7,
        },
      ],
    }),
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("button", { name: "<b>Roast</b>" })).toBeVisible();
    await expect(
      canvasElement.querySelector("[src^='javascript'], [href^='javascript']"),
    ).toBeNull();
  },
};

export const LongestTexts: Story = {
  tags: ["look"],
  beforeEach: server(
    mealDatabase(3, {
      strMeal: `Shoulder with ${unbreakable} and ${unbreakable}`,
      strInstructions: `${unbreakable} `.repeat(40),
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findAllByRole("heading", { level: 3 });
  },
};
