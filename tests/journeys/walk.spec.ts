import type { Page } from "@playwright/test";
import { answer, waitFor } from "./getting-on.ts";
import { type Hand, keyboard, pointer } from "./hands.ts";
import { button, expect, isAt, kept, option, test } from "./journey.ts";
import { questions, TOTAL } from "./screens.ts";
import { type Answers, man, woman } from "./visitors.ts";

const ENTRANCE = "utm_source=spring&utm_campaign=a%20b";
const ADDRESS = "ann.lee@example.com";
const PAYMENT_PAGE = "https://pay.example/session?id=cs_1";

for (const [who, answers, arm, how, handOf] of [
  ["man", man, "A", "by keyboard alone", keyboard],
  ["man", man, "B", "with the pointer", pointer],
  ["woman", woman, "A", "with the pointer", pointer],
  ["woman", woman, "B", "with the pointer", pointer],
] as const) {
  test(`a ${who} who gets summary ${arm} walks from the entrance to the payment page ${how}`, async ({ page }) => {
    const hand = handOf(page);
    await page.goto(`/?${ENTRANCE}&variant=summary:${arm}`);
    await answerAll(page, answers, hand);
    await (arm === "A" ? longEnd(page, hand) : shortEnd(page, hand));

    await comesTo(page, "plan-details");
    await hand.press(button(page, "Continue"));
    await comesTo(page, "sales");
    expect(new URL(page.url()).search).toContain(ENTRANCE);

    // a list that nobody chose from may be absent or empty
    expect({ improvementAreas: [], previousDiets: [], ...(await kept(page)) }).toEqual(answers);
    expect(await storedText(page, "quizEmail")).toBe(arm === "A" ? ADDRESS : null);
    expect(JSON.parse((await storedText(page, "funnelVariant")) ?? "")).toEqual({ summary: arm });
    await buys(page, hand);
  });
}

async function answerAll(page: Page, answers: Answers, hand: Hand): Promise<void> {
  await isAt(page, "start");
  await hasNoProgress(page);
  await expect(button(page, "Back")).toHaveCount(0);
  await hand.press(option(page, answers.gender));

  for (const [index, [id, title]] of questions.entries()) {
    await isAt(page, id);
    await isAnnounced(page, title);
    await hasProgress(page, index + 1);
    expect(await kept(page)).toMatchObject({ currentStep: index + 1 });
    await answer(page, id, answers, hand);
    if (id === "fish-preferences") await isAnalyzed(page, hand);
  }
  await comesTo(page, "personal-summary");
}

async function isAnalyzed(page: Page, hand: Hand): Promise<void> {
  await comesTo(page, "analyzing");
  const meals = "Based on your food preferences, we've created 500+ Meal combinations that are the perfect fit for you";
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(meals, { timeout: 15_000 });
  await hand.press(button(page, "Continue"));
}

/** Variant A: tiles, the plan being generated, the e-mail address, the results. */
async function longEnd(page: Page, hand: Hand): Promise<void> {
  await hand.press(button(page, "Continue"));
  await comesTo(page, "generating");
  await waitFor(page, "email");
  await isAnnounced(page);
  await hasNoProgress(page);
  // the plan is not generated once more
  await page.goBack();
  await isAt(page, "personal-summary");
  await page.goForward();
  await isAt(page, "email");

  await hand.type(page.getByLabel("Email"), ADDRESS);
  await hand.press(button(page, "Claim my plan"));
  await comesTo(page, "results");
  await hand.press(button(page, "Continue"));
}

async function shortEnd(page: Page, hand: Hand): Promise<void> {
  await expect(page.getByText("2,100 kcal")).toBeVisible();
  await hand.press(button(page, "See your personalized plan"));
}

async function buys(page: Page, hand: Hand): Promise<void> {
  await page.route("**/functions/v1/stripe-checkout", (route) => route.fulfill({ json: { url: PAYMENT_PAGE, claim: "secret" } }));
  await page.route("https://pay.example/**", (route) => route.fulfill({ contentType: "text/html", body: "<title>Pay</title>" }));
  const called = page.waitForRequest("**/functions/v1/stripe-checkout");
  await hand.press(button(page, "Buy Now"));

  const call = await called;
  expect(call.method()).toBe("POST");
  expect(call.headers()["content-type"]).toMatch(/^application\/json\b/);
  expect(call.headers().authorization).toMatch(/^Bearer \S+$/);
  expect(call.postDataJSON()).toEqual({ priceId: "price_carnivore_plan" });
  await expect(page).toHaveURL(PAYMENT_PAGE);
}

/** A screen that is no question. */
async function comesTo(page: Page, id: string): Promise<void> {
  await isAt(page, id);
  await isAnnounced(page);
  await hasNoProgress(page);
}

/** Whoever reads by ear is taken to the new screen's title. */
async function isAnnounced(page: Page, title = /\S/ as string | RegExp): Promise<void> {
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(title);
  await expect(heading).toBeFocused();
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
