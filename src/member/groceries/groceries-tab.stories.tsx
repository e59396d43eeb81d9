import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { ownStorage } from "#lib/storage.fixtures.ts";
import { expectBelow, expectNoOverflow } from "#ui/layout.fixtures.ts";
import { longestProgram } from "../longest-program.fixtures.ts";
import { TabForStories } from "../tab.fixtures.tsx";
import { GroceriesTab } from "./groceries-tab.tsx";
import { createList, withLists } from "./lists/lists.fixtures.ts";
import { DRAFT_KEY, LISTS_KEY } from "./lists/lists-storage.ts";

const weekend = createList("For the weekend", [
  ["Ribeye, 2", "Proteins", true],
  ["Eggs, 12", "Proteins"],
  ["Butter, 250 g (9 oz)", "Fats & Oils", true],
  ["Sea salt", "Seasonings"],
  ["Sparkling water, 6 bottles", "Beverages"],
  ["Charcoal", "Other"],
]);
const broth = createList("Broth", [["Marrow bones, 1 kg (2 lb)", "Other"]]);
const unbreakable = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz";

const meta = {
  title: "Member area/Grocery lists",
  component: TabForStories,
  args: { Tab: GroceriesTab },
  parameters: { layout: "fullscreen" },
  beforeEach: withLists({ lists: [weekend, broth], draft: { open: weekend.id } }),
  afterEach: expectNoOverflow,
} satisfies Meta<typeof TabForStories>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ["every-look"],
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2 of 6")).toBeVisible();
    await expect(canvas.getByText("Saved. Changes are saved as you go.")).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: withLists(),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("Nothing here yet. Add what you need, or start from a template."),
    ).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Save list" })).toBeDisabled();
  },
};

/** Templates come first, and stay in place while the first items are typed. */
export const BeginningOnAPhone: Story = {
  tags: ["look"],
  beforeEach: withLists(),
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    const [ours, own] = ["Start from a template", "Your list"].map((name) =>
      canvas.getByRole("region", { name }),
    );
    if (!ours || !own) throw new Error("a part is missing");
    await expectBelow(own, ours);
    for (const item of ["Eggs", "Butter"])
      await userEvent.type(canvas.getByLabelText("Item"), `${item}{Enter}`);
    await expectBelow(own, ours);
    await expect(canvas.getByLabelText("Item")).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: /^A first week/ }));
    await expectBelow(ours, own);
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Your list" })).toHaveFocus());
  },
};

export const NotSavedYet: Story = {
  beforeEach: withLists({ draft: { list: weekend } }),
  play: ({ canvas }) =>
    expect(canvas.getByText("Not saved yet. Save it to use it again.")).toBeVisible(),
};

export const SavedListEmptied: Story = {
  beforeEach: withLists({
    lists: [weekend],
    draft: { list: { ...weekend, items: [] }, open: weekend.id },
  }),
  play: ({ canvas }) =>
    expect(
      canvas.getByText("A list needs at least one item. Your saved list hasn't changed."),
    ).toBeVisible(),
};

export const AllTickedOff: Story = {
  beforeEach: withLists({
    draft: {
      list: { ...weekend, items: weekend.items.map((item) => ({ ...item, checked: true })) },
    },
  }),
  play: ({ canvas }) => expect(canvas.getByText("6 of 6")).toBeVisible(),
};

export const NoTemplates: Story = { args: { program: { groceries: { templates: [] } } } };

/** Storage holds data that isn't a list of ours. */
export const HostileStorage: Story = {
  beforeEach: ownStorage({
    [LISTS_KEY]: JSON.stringify([
      null,
      7,
      { items: "none" },
      { items: [{ name: "Eggs" }, { name: 3 }, "salt"] },
    ]),
    [DRAFT_KEY]: "{",
  }),
  play: ({ canvas }) =>
    expect(canvas.getByRole("button", { name: /^New List 1 item/ })).toBeVisible(),
};

export const LongestTexts: Story = {
  tags: ["look"],
  args: { program: longestProgram },
  beforeEach: withLists({
    lists: [
      createList(unbreakable.slice(0, 60), [
        [`${unbreakable}, and as many as fit into it`, "Fats & Oils"],
      ]),
    ],
    draft: { open: unbreakable.slice(0, 60) },
  }),
};
