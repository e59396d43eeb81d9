import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { server } from "#api/server.fixtures.ts";
import { ownStorage } from "#lib/storage.fixtures.ts";
import { TabForStories } from "../tab.fixtures.tsx";
import { mealDatabase } from "./meals.fixtures.ts";
import { RecipesTab } from "./recipes-tab.tsx";

const unbreakable = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz";

const meta = {
  title: "Member area/Recipes/A recipe",
  component: TabForStories,
  args: { Tab: RecipesTab },
  parameters: { layout: "fullscreen" },
  beforeEach: [ownStorage(), server(mealDatabase(2, { strSource: "https://example.com/recipe" }))],
} satisfies Meta<typeof TabForStories>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ["every-look"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Pork with crackling No. 1" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Pork with crackling No. 1" }));
    await expect(dialog.getAllByRole("listitem").map(({ textContent }) => textContent)).toContain(
      "Let it rest on a warm plate.",
    );
    await expect(dialog.getByText("45 min")).toBeInTheDocument();
    await expect(dialog.getByRole("link", { name: "See the original recipe" })).toHaveAttribute(
      "rel",
      "noopener noreferrer nofollow",
    );
  },
};

export const FocusStaysInside: Story = {
  play: async (context) => {
    await Open.play?.(context);
    const dialog = screen.getByRole("dialog");
    for (let presses = 0; presses < 6; presses++) {
      await context.userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
  },
};

export const ClosedByEscape: Story = {
  play: async (context) => {
    await Open.play?.(context);
    await context.userEvent.keyboard("{Escape}");
    await expect(screen.queryByRole("dialog")).toBeNull();
    await waitFor(() =>
      expect(
        context.canvas.getByRole("button", { name: "Pork with crackling No. 1" }),
      ).toHaveFocus(),
    );
  },
};

export const AddingIngredients: Story = {
  play: async (context) => {
    await Open.play?.(context);
    const add = screen.getByRole("button", { name: "Add ingredients to my grocery list" });
    await context.userEvent.click(add);
    await expect(screen.getByText("Added 2 ingredients to your grocery list.")).toBeInTheDocument();
    await context.userEvent.click(add);
    await expect(
      screen.getByText("They are all on your grocery list already."),
    ).toBeInTheDocument();
  },
};

export const LongestTexts: Story = {
  tags: ["look"],
  beforeEach: server(
    mealDatabase(1, {
      strMeal: `Shoulder with ${unbreakable}`,
      strInstructions: `Lay out ${unbreakable}.\n${"Turn it, and wait. ".repeat(60)}`,
      ...Object.fromEntries(
        Array.from({ length: 20 }, (_, at) => [
          `strIngredient${at + 1}`,
          at % 2 ? unbreakable : "Beef",
        ]),
      ),
      ...Object.fromEntries(
        Array.from({ length: 20 }, (_, at) => [
          `strMeasure${at + 1}`,
          at % 3 ? "800 g" : unbreakable,
        ]),
      ),
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Shoulder/ }));
    const { scrollWidth, clientWidth } = await screen.findByRole("dialog");
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
