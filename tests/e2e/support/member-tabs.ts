import type { Locator, Page } from "@playwright/test";
import { type TabId, tabs } from "#member/tabs.ts";

interface TabTests {
  /** The file of its code in the build. */
  chunk: string;
  /** An element that's visible once the tab has its content. */
  content: (page: Page) => Locator;
  /** The same for the team, which sees a sample program. */
  sample: (page: Page) => Locator;
  /** The installed app shows it without a network, even if it was never opened. */
  isKept: boolean;
}

const recipe = (page: Page) =>
  page.getByRole("tabpanel").getByRole("heading", { level: 3 }).first();

const tests: Record<TabId, TabTests> = {
  "daily-plan": {
    chunk: "daily-plan-tab",
    content: (page) => page.getByText("Breakfast", { exact: true }),
    sample: (page) => page.getByRole("heading", { name: "Sample breakfast" }),
    isKept: true,
  },
  progress: {
    chunk: "progress-tab",
    content: (page) => page.getByLabel("Notes"),
    sample: (page) => page.getByText("Sample data until you enter your own weight"),
    isKept: true,
  },
  workouts: {
    chunk: "workouts-tab",
    content: (page) => page.locator('[data-day="1"]'),
    sample: (page) => page.getByText("Sample exercise").first(),
    isKept: true,
  },
  resources: {
    chunk: "resources-tab",
    content: (page) => page.getByRole("button", { name: /^Download / }).first(),
    sample: (page) => page.getByRole("heading", { name: "Sample guide 9" }),
    isKept: false,
  },
  "grocery-lists": {
    chunk: "groceries-tab",
    content: (page) => page.getByLabel("List name"),
    sample: (page) => page.getByText("This says who the list is for.").first(),
    isKept: true,
  },
  recipes: { chunk: "recipes-tab", content: recipe, sample: recipe, isKept: false },
};

/** The tabs of the member area in order, with what tests need to know about each. */
export const memberTabs = tabs.map(({ id, name }) => ({ id, name, ...tests[id] }));
