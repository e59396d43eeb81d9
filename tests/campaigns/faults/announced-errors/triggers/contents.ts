import type { Page } from "@playwright/test";
import { cutOff, openTab, type Stage, type Trigger } from "../trigger.ts";

const CATEGORIES = "**/filter.php*";
const SEARCHES = "**/search.php*";
const LOOKUPS = "**/lookup.php*";
const FILE = "**/rest/v1/program_files*id=eq.*";
const CAPTIONS = "**/rest/v1/program_files*captions*";
const DOWNLOAD = /^Download /;
const IN_AN_APP =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 330.0";

const resources = (stage: Stage) => openTab(stage, "resources", "Guides and video");
const first = (page: Page, name: RegExp) => page.getByRole("button", { name }).first();
const firstDownload = (page: Page) => first(page, DOWNLOAD);
const recipesTab = (page: Page) => page.getByRole("tab", { name: "Recipes" });
const search = (page: Page) => page.getByLabel("Search recipes");

async function openRecipes(stage: Stage): Promise<void> {
  await openTab(stage, "daily-plan", "Breakfast");
  await recipesTab(stage.page).click();
}

const answerMeals = (page: Page, requests: string, meals: object[] | null) =>
  page.route(requests, (route) => route.fulfill({ json: { meals } }));

/** The tabs with files and recipes. */
export const contentTriggers: Trigger[] = [
  {
    texts: ["We couldn't load this. Please try again."],
    async provoke(stage) {
      await cutOff(stage.page, FILE);
      await resources(stage);
      await firstDownload(stage.page).click();
    },
    focus: firstDownload,
  },
  {
    texts: [
      "You are offline. Please try again when you're back online.",
      "You are offline. You can open files again when you're back online.",
    ],
    async provoke(stage) {
      await resources(stage);
      await firstDownload(stage.page).waitFor();
      await stage.page.context().setOffline(true);
      await firstDownload(stage.page).click();
    },
    focus: firstDownload,
  },
  {
    texts: [
      "This app's browser can't save files. Use the app's menu to open this page in Safari or Chrome, and sign in there.",
    ],
    async provoke(stage) {
      await stage.page.addInitScript((agent) => {
        Object.defineProperty(navigator, "userAgent", { value: agent });
      }, IN_AN_APP);
      await resources(stage);
      await firstDownload(stage.page).click();
    },
    focus: firstDownload,
  },
  {
    texts: ["Your browser blocked the new tab. Download the file instead."],
    async provoke(stage) {
      await stage.page.addInitScript(() => {
        window.open = () => null;
      });
      await resources(stage);
      await first(stage.page, /^Open /).click();
    },
    focus: (page) => first(page, /^Open /),
  },
  {
    texts: ["We couldn't load the files."],
    async provoke(stage) {
      await cutOff(stage.page, "**/rest/v1/program_files*");
      await resources(stage);
    },
    focus: (page) => page.getByRole("heading", { level: 1 }),
  },
  {
    texts: ["The captions couldn't be loaded."],
    async provoke(stage) {
      await stage.page.route(CAPTIONS, (route) => route.abort());
      await resources(stage);
      await first(stage.page, /^Watch /).click();
    },
    focus: (page) => page.locator("video"),
    isNew: true,
  },
  {
    texts: ["Failed to load recipes. Please try again later."],
    async provoke(stage) {
      await cutOff(stage.page, CATEGORIES);
      await openRecipes(stage);
    },
    focus: recipesTab,
  },
  {
    texts: ["You are offline. Try again once you are connected."],
    async provoke(stage) {
      await openRecipes(stage);
      await first(stage.page, /^Load More Recipes/).waitFor();
      await stage.page.context().setOffline(true);
      await search(stage.page).fill("goat");
      await search(stage.page).press("Enter");
    },
    focus: search,
  },
  {
    texts: ["Some recipes couldn't be loaded."],
    async provoke(stage) {
      let asked = 0;
      await stage.page.route(LOOKUPS, (route) =>
        asked++ === 0 ? route.abort() : route.continue(),
      );
      await openRecipes(stage);
    },
    focus: recipesTab,
    isNew: true,
  },
  {
    texts: ["No recipes found. Please try a different search."],
    async provoke(stage) {
      await answerMeals(stage.page, SEARCHES, null);
      await openRecipes(stage);
      await search(stage.page).fill("pizza");
      await search(stage.page).press("Enter");
    },
    focus: search,
    isNew: true,
  },
  {
    texts: ["No recipes found. Try adjusting your search criteria."],
    async provoke(stage) {
      await answerMeals(stage.page, CATEGORIES, []);
      await openRecipes(stage);
    },
    focus: recipesTab,
  },
];
