import type { Page } from "@playwright/test";
import { answer, waitFor } from "./getting-on.ts";
import { button, carryOn, choose, expect, isAt, kept, test } from "./journey.ts";
import { questions, TOTAL } from "./screens.ts";
import { type Answers, man, woman } from "./visitors.ts";

const ENTRANCE = "utm_source=spring&utm_campaign=a%20b";
const ADDRESS = "ann.lee@example.com";
const PAYMENT_PAGE = "https://pay.example/session?id=cs_1";

for (const [who, answers] of Object.entries({ man, woman })) {
  for (const arm of ["A", "B"] as const) {
    test(`a ${who} who gets summary ${arm} walks from the entrance to the payment page`, async ({ page }) => {
      await page.goto(`/?${ENTRANCE}&variant=summary:${arm}`);
      await answerAll(page, answers);
      await (arm === "A" ? longEnd(page) : shortEnd(page));

      await isAt(page, "plan-details");
      await hasNoProgress(page);
      await carryOn(page);
      await isAt(page, "sales");
      await hasNoProgress(page);
      expect(new URL(page.url()).search).toContain(ENTRANCE);

      // a list that nobody chose from may be absent or empty
      expect({ improvementAreas: [], previousDiets: [], ...(await kept(page)) }).toEqual(answers);
      expect(await storedText(page, "quizEmail")).toBe(arm === "A" ? ADDRESS : null);
      expect(JSON.parse((await storedText(page, "funnelVariant")) ?? "")).toEqual({ summary: arm });
      await buys(page);
    });
  }
}

async function answerAll(page: Page, answers: Answers): Promise<void> {
  await isAt(page, "start");
  await hasNoProgress(page);
  await expect(button(page, "Back")).toHaveCount(0);
  await choose(page, answers.gender);

  for (const [index, [id, title]] of questions.entries()) {
    await isAt(page, id);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await hasProgress(page, index + 1);
    expect(await kept(page)).toMatchObject({ currentStep: index + 1 });
    await answer(page, id, answers);
    if (id === "fish-preferences") await isAnalyzed(page);
  }
  await isAt(page, "personal-summary");
  await hasNoProgress(page);
}

async function isAnalyzed(page: Page): Promise<void> {
  await isAt(page, "analyzing");
  await hasNoProgress(page);
  const meals = "Based on your food preferences, we've created 500+ Meal combinations that are the perfect fit for you";
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(meals, { timeout: 15_000 });
  await carryOn(page);
}

/** Variant A: tiles, the plan being generated, the e-mail address, the results. */
async function longEnd(page: Page): Promise<void> {
  await carryOn(page);
  await isAt(page, "generating");
  await hasNoProgress(page);
  await waitFor(page, "email");
  await hasNoProgress(page);
  await page.getByLabel("Email").fill(ADDRESS);
  await button(page, "Claim my plan").click();
  await isAt(page, "results");
  await hasNoProgress(page);
  await carryOn(page);
}

async function shortEnd(page: Page): Promise<void> {
  await expect(page.getByText("2,100 kcal")).toBeVisible();
  await button(page, "See your personalized plan").click();
}

async function buys(page: Page): Promise<void> {
  await page.route("**/functions/v1/stripe-checkout", (route) => route.fulfill({ json: { url: PAYMENT_PAGE, claim: "secret" } }));
  await page.route("https://pay.example/**", (route) => route.fulfill({ contentType: "text/html", body: "<title>Pay</title>" }));
  const called = page.waitForRequest("**/functions/v1/stripe-checkout");
  await button(page, "Buy Now").click();

  const call = await called;
  expect(call.method()).toBe("POST");
  expect(call.headers()["content-type"]).toMatch(/^application\/json\b/);
  expect(call.headers().authorization).toMatch(/^Bearer \S+$/);
  expect(call.postDataJSON()).toEqual({ priceId: "price_carnivore_plan" });
  await expect(page).toHaveURL(PAYMENT_PAGE);
}

async function hasProgress(page: Page, number: number): Promise<void> {
  const bar = page.getByRole("progressbar");
  await expect(bar).toHaveCount(1);
  await expect(bar).toHaveAttribute("aria-valuenow", String(number));
  await expect(bar).toHaveAttribute("aria-valuemin", "0");
  await expect(bar).toHaveAttribute("aria-valuemax", String(TOTAL));
  await expect(page.getByText(`${number}/${TOTAL}`, { exact: true })).toBeVisible();
}

async function hasNoProgress(page: Page): Promise<void> {
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(page.getByText(`/${TOTAL}`)).toHaveCount(0);
}

async function storedText(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}
