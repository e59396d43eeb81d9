import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn } from "storybook/test";
import { stopTime } from "#lib/time.fixtures.ts";
import { kept } from "../kept.ts";
import { TabForStories } from "../tab.fixtures.tsx";
import { GroceriesTab } from "./groceries-tab.tsx";
import { createList, withLists } from "./lists/lists.fixtures.ts";
import { DRAFT_KEY, LISTS_KEY } from "./lists/lists-storage.ts";

const weekend = createList("For the weekend", [
  ["Ribeye, 2", "Proteins"],
  ["Eggs, 12", "Proteins", true],
  ["Sea salt", "Seasonings"],
]);

const meta = {
  title: "Member area/Grocery lists/Shopping",
  component: TabForStories,
  args: { Tab: GroceriesTab },
  parameters: { layout: "fullscreen" },
  beforeEach: [stopTime, withLists({ lists: [weekend], draft: { open: weekend.id } })],
} satisfies Meta<typeof TabForStories>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WritingDown: Story = {
  beforeEach: withLists(),
  play: async ({ canvas, userEvent }) => {
    const item = canvas.getByRole("textbox", { name: "Item" });
    await userEvent.type(item, "Sparkling water, 6");
    await expect(canvas.getByRole("combobox", { name: "Category" })).toHaveValue("Beverages");
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("checkbox", { name: "Sparkling water, 6" })).not.toBeChecked();
    await expect(item).toHaveFocus();
    await expect(item).toHaveValue("");
  },
};

export const WithACategoryOfOnesOwn: Story = {
  beforeEach: withLists(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Item" }), "Butter");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Category" }), "Other");
    await userEvent.click(canvas.getByRole("button", { name: "Add" }));
    await expect(canvas.getByRole("region", { name: "Other" })).toHaveTextContent("Butter");
  },
};

export const TickingOff: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Ribeye, 2" }));
    await expect(canvas.getByText("2 of 3")).toBeVisible();
  },
};

export const RemovingAndUndoing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove Ribeye, 2" }));
    await canvas.findByText("Item removed.");
    await expect(canvas.getByRole("button", { name: "Remove Eggs, 12" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(canvas.getByRole("checkbox", { name: "Ribeye, 2" })).toHaveFocus();
    await expect(canvas.queryByText("Item removed.")).toBeNull();
  },
};

export const Removed: Story = {
  tags: ["every-look"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove Sea salt" }));
    await expect(canvas.queryByRole("region", { name: "Seasonings" })).toBeNull();
  },
};

export const ClearingWhatIsTicked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Clear checked" }));
    await canvas.findByText("1 checked item removed.");
    await expect(canvas.queryByRole("checkbox", { name: "Eggs, 12" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(canvas.getByRole("checkbox", { name: "Eggs, 12" })).toBeChecked();
  },
};

export const UntickingAll: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Uncheck all" }));
    await expect(canvas.getByText("0 of 3")).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Your list" })).toHaveFocus();
  },
};

export const BeginningWithATemplate: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^A first week/ }));
    await expect(canvas.getByRole("textbox", { name: "List name" })).toHaveValue("A first week");
    await expect(canvas.getByRole("checkbox", { name: "Butter, 250 g (9 oz)" })).not.toBeChecked();
  },
};

export const SavingAndOpening: Story = {
  play: async (context) => {
    await BeginningWithATemplate.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole("button", { name: "Save list" }));
    await canvas.findByText("List saved.");
    await userEvent.click(canvas.getByRole("button", { name: /^For the weekend 3 items/ }));
    await expect(canvas.getByRole("textbox", { name: "List name" })).toHaveValue("For the weekend");
  },
};

export const PuttingAwayAnUnsavedList: Story = {
  play: async (context) => {
    await BeginningWithATemplate.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole("button", { name: "New list" }));
    await canvas.findByText("Your unsaved list was discarded.");
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(canvas.getByRole("textbox", { name: "List name" })).toHaveValue("A first week");
  },
};

export const DeletingAList: Story = {
  tags: ["every-look"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Delete list" }));
    await expect(
      canvas.getByText("Nothing saved yet. Lists that you save will show up here."),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(canvas.getByRole("checkbox", { name: "Eggs, 12" })).toBeChecked();
  },
};

export const NamingAList: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole("textbox", { name: "List name" });
    await userEvent.clear(name);
    await expect(name).toHaveValue("");
    await userEvent.tab();
    await expect(name).toHaveValue("New List");
  },
};

export const Printing: Story = {
  play: async ({ canvas, userEvent }) => {
    const print = spyOn(window, "print").mockImplementation(() => {});
    await userEvent.click(canvas.getByRole("button", { name: "Print" }));
    await expect(print).toHaveBeenCalledOnce();
  },
};

/** As in a private window, or when the disk is full. */
export const NothingIsKept: Story = {
  beforeEach: () => {
    const full = spyOn(localStorage, "setItem").mockImplementation(() => {
      throw new DOMException("Full", "QuotaExceededError");
    });
    return () => {
      full.mockRestore();
      // A text that is written again is no longer only in memory.
      for (const key of [LISTS_KEY, DRAFT_KEY]) kept.store.set(key, "null");
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Ribeye, 2" }));
    await canvas.findByText(/^This browser can't save your lists\./);
    await expect(canvas.getByText("2 of 3")).toBeVisible();
  },
};
