import type { Browser, BrowserContext, Page } from "@playwright/test";
import { turnAway } from "../../../e2e/support/counted-walk.ts";
import {
  firstArms,
  inArms,
  offer,
  plan,
  stepsOnPath,
  toScreenName,
} from "../../../e2e/support/funnel.ts";
import { openTab } from "../../../e2e/support/member.ts";
import { createAccount, pay } from "../../../e2e/support/shop.ts";
import { man } from "../../../e2e/support/visitors.ts";
import { product } from "../speed/contestants.ts";
import { PHONE } from "../speed/walk.ts";
import { countTraffic, type Traffic } from "./traffic.ts";

/**
 * - bounce: loads the entrance and leaves
 * - walk: from the entrance to the sales page
 * - purchase: from the sales page to the plan, with a new account
 * - dailyVisit: a glass of water, a weight, a note, and an exercise, in a browser that has cached
 *   the pages
 * - coldVisit: the same on the same day with an empty cache, as on another device; its sign-in is
 *   fresh
 * - weeklyVisit: recipes, one download, and grocery lists
 */
export type VisitName = "bounce" | "walk" | "purchase" | "dailyVisit" | "coldVisit" | "weeklyVisit";

interface Hooks {
  addMeasurement(name: VisitName, traffic: Traffic): Promise<void>;
  /**
   * Deletes today's notes of the member from the database, so that the next visit adds its rows.
   */
  isNextDay(): Promise<void>;
}

/** Makes one visit of each kind, and reports it before the next one starts. */
export async function makeVisits(
  browser: Browser,
  origin: string,
  { addMeasurement, isNextDay }: Hooks,
): Promise<void> {
  const open = async (context: BrowserContext) => {
    const page = await context.newPage();
    return { page, counted: await countTraffic(page) };
  };
  const newContext = () => browser.newContext({ viewport: PHONE, baseURL: origin });

  const stranger = await newContext();
  const bounce = await open(stranger);
  await bounce.page.goto(`/?${inArms(firstArms)}`);
  await isRecorded(bounce.page);
  await turnAway(bounce.page);
  await addMeasurement("bounce", await bounce.counted.waitUntilSettled());
  await stranger.close();

  const buyer = await newContext();
  const walk = await open(buyer);
  await walkToSales(walk.page);
  await turnAway(walk.page);
  await addMeasurement("walk", await walk.counted.waitUntilSettled());

  const purchase = await countTraffic(walk.page);
  await buyPlan(walk.page, "buyer@example.com");
  await addMeasurement("purchase", await purchase.waitUntilSettled());
  await walk.page.close();

  // An hour later, the access token has expired.
  await buyer.addInitScript(expireSession);
  const second = await buyer.newPage();
  await visitPlan(second, 1);
  await second.close();
  await isNextDay();

  const daily = await open(buyer);
  await visitPlan(daily.page, 2);
  await addMeasurement("dailyVisit", await daily.counted.waitUntilSettled());
  await daily.page.close();

  const elsewhere = await browser.newContext({
    viewport: PHONE,
    baseURL: origin,
    storageState: await buyer.storageState(),
  });
  const cold = await open(elsewhere);
  await visitPlan(cold.page, 3);
  await addMeasurement("coldVisit", await cold.counted.waitUntilSettled());
  await elsewhere.close();

  const weekly = await open(buyer);
  await weekly.page.goto("/profile?tab=recipes");
  await weekly.page.getByRole("tabpanel").getByRole("heading", { level: 3 }).first().waitFor();
  await openTab(weekly.page, "Resources");
  await Promise.all([
    weekly.page.waitForEvent("download"),
    weekly.page
      .getByRole("button", { name: /^Download / })
      .first()
      .click(),
  ]);
  await openTab(weekly.page, "Grocery Lists");
  await addMeasurement("weeklyVisit", await weekly.counted.waitUntilSettled());
  await buyer.close();
}

/** Pages begin to count visits once they're usable. */
const isRecorded = (page: Page) =>
  page.waitForFunction(() => sessionStorage.getItem("funnelVisit") !== null);

async function walkToSales(page: Page): Promise<void> {
  const answers = man();
  const { leave } = product(plan.timings["auto-advance"] ?? 0, answers);
  await page.goto(`/?${inArms(firstArms)}`);
  for (const step of stepsOnPath(answers)) {
    await page.locator(`[data-step="${toScreenName(step)}"]`).waitFor();
    if (step.type !== "sales") await leave(page, step);
  }
}

async function buyPlan(page: Page, email: string): Promise<void> {
  await page.getByRole("button", { name: offer.button.buy, exact: true }).click();
  await page.waitForURL(/\/c\/pay\//);
  await pay(page, email);
  await page.getByRole("heading", { name: "Payment Successful!" }).waitFor();
  await createAccount(page, email);
  await planIsDrawn(page);
}

/** Drinks a glass, weighs in, writes a note, and ticks an exercise. */
async function visitPlan(page: Page, glasses: number): Promise<void> {
  await page.goto("/profile");
  await planIsDrawn(page);
  await page.getByRole("button", { name: "Add one glass" }).click();
  await page.waitForTimeout(2000);
  await openTab(page, "Progress");
  await page.getByLabel("Current weight").fill(String(180 + glasses));
  await page.getByLabel("Notes").fill(`A note of some forty characters, number ${glasses}.`);
  await isSaved(page);
  await openTab(page, "Workouts");
  await page.getByRole("tabpanel").getByRole("checkbox").nth(glasses).check();
  await isSaved(page);
}

const planIsDrawn = (page: Page) => page.getByText("Breakfast", { exact: true }).first().waitFor();
const isSaved = (page: Page) =>
  page.getByRole("tabpanel").getByRole("status").filter({ hasText: "Saved" }).waitFor();

function expireSession(): void {
  if (sessionStorage.getItem("expired")) return;
  sessionStorage.setItem("expired", "yes");
  const key = Object.keys(localStorage).find((name) => name.endsWith("-auth-token"));
  const session = key && JSON.parse(localStorage.getItem(key) ?? "null");
  if (session) localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
}
