import type { Page } from "@playwright/test";
import { PUBLIC } from "../../../../e2e/support/shop.ts";
import {
  becomeMember,
  cutOff,
  field,
  openTab,
  press,
  pressButton,
  refuse,
  type Stage,
  type Trigger,
  title,
} from "../trigger.ts";

const ORDERS = "**/rest/v1/stripe_orders*";
const SAVE = "**/rest/v1/rpc/save_tracker";
const RENEWAL = "**/auth/v1/token?grant_type=refresh_token";

const tab = (name: string) => (page: Page) => page.getByRole("tab", { name });
const notes = (page: Page) => page.getByLabel("Notes");

/** Opens the plan, which the browser keeps, and opens it again. */
async function openAgain(stage: Stage, between: () => Promise<unknown>): Promise<void> {
  await openTab(stage, "daily-plan", "Breakfast");
  await between();
  await stage.page.reload();
}

async function withFullStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("Full", "QuotaExceededError");
    };
  });
}

async function openWithout(stage: Stage, requests: string): Promise<void> {
  await becomeMember(stage);
  await refuse(stage.page, requests, 500, { message: "down" });
  await stage.page.goto("/profile");
}

/** In the member area, whatever tab is open. */
export const memberTriggers: Trigger[] = [
  {
    texts: ["We couldn't look up your purchase."],
    provoke: (stage) => openWithout(stage, ORDERS),
    focus: title,
    isNew: true,
  },
  {
    texts: ["We couldn't load your plan."],
    provoke: (stage) => openWithout(stage, "**/rest/v1/program_parts*"),
    focus: title,
    isNew: true,
  },
  {
    texts: ["We couldn't look up your purchase. This is your plan as we last saw it."],
    provoke: (stage) =>
      openAgain(stage, () => refuse(stage.page, ORDERS, 500, { message: "down" })),
    focus: title,
    isNew: true,
  },
  {
    texts: ["You've been signed out. Sign in again to save what you write here to your account."],
    async provoke(stage) {
      const { page } = stage;
      await openTab(stage, "progress", "Your 30 days");
      await refuse(page, RENEWAL, 400, { error_code: "refresh_token_not_found" });
      await refuse(page, "**/rest/v1/**", 401, { code: "PGRST303", message: "JWT expired" });
      await notes(page).fill("Before.");
    },
    focus: notes,
    isNew: true,
  },
  {
    texts: [
      "Some of what you wrote isn't in your account yet. If you log out now, you'll lose it.",
    ],
    async provoke(stage) {
      const { page } = stage;
      await openTab(stage, "progress", "Your 30 days");
      await refuse(page, SAVE, 503);
      await notes(page).fill("Not saved.");
      await press(page, "Log out");
    },
    focus: pressButton("Stay"),
    isNew: true,
  },
  {
    texts: [
      "We couldn't find your saved day, so your plan is on day 1. Choose your day to continue from there.",
    ],
    async provoke(stage) {
      const { token } = await becomeMember(stage);
      const entry = { day: 0, field: "current-day", value: 999 };
      await stage.page.request.post("/rest/v1/rpc/save_tracker", {
        headers: { ...PUBLIC, Authorization: `Bearer ${token}` },
        data: { entries: [{ ...entry, changed_at: new Date().toISOString() }] },
      });
      await stage.page.goto("/profile");
    },
    focus: title,
    isNew: true,
  },
  {
    texts: ["Please enter a weight from … to … …, such as …. This one isn't saved."],
    async provoke(stage) {
      await openTab(stage, "progress", "Your 30 days");
      const weight = stage.page.getByLabel("Current weight");
      await weight.fill("heavy");
      await weight.press("Enter");
    },
    focus: (page) => page.getByLabel("Current weight"),
  },
  {
    texts: ["Not saved yet, and this browser can't store it. Please keep this page open"],
    async provoke(stage) {
      await openTab(stage, "progress", "Your 30 days");
      await withFullStorage(stage.page);
      await refuse(stage.page, SAVE, 503);
      await notes(stage.page).fill("Not saved.");
    },
    focus: notes,
  },
  {
    texts: ["Your plan doesn't have that week, so here's week …."],
    async provoke(stage) {
      await becomeMember(stage);
      await stage.page.goto("/profile?tab=workouts&week=99");
    },
    focus: title,
    isNew: true,
  },
  {
    texts: [
      "This browser can't save your lists. They'll be gone once you close or reload the page.",
    ],
    async provoke(stage) {
      await openTab(stage, "grocery-lists", "Nothing saved yet.");
      await withFullStorage(stage.page);
      await stage.page.getByLabel("Item", { exact: true }).fill("Ribeye");
      await press(stage.page, "Add");
    },
    focus: field("Item"),
  },
  {
    texts: ["We couldn't open this part of your plan."],
    async provoke(stage) {
      await cutOff(stage.page, "**/assets/recipes-tab*.js");
      await openTab(stage, "daily-plan", "Breakfast");
      await tab("Recipes")(stage.page).click();
    },
    focus: tab("Recipes"),
    isNew: true,
  },
  {
    texts: ["You are offline, and this part of your plan has not been opened before."],
    async provoke(stage) {
      await openTab(stage, "daily-plan", "Breakfast");
      await stage.page.context().setOffline(true);
      await tab("Recipes")(stage.page).click();
    },
    focus: tab("Recipes"),
    isNew: true,
  },
];
