import type { Page } from "@playwright/test";
import type { Answers } from "#lib/json.ts";
import { findStep } from "../support/funnel.ts";
import { buy, createAccount, expect, isInside, signIn, test } from "../support/shop.ts";

const { "plan-preview": previewWords } = findStep("results");

const lambless: Answers = {
  ...{ gender: "male", age: 40, goals: ["muscle"], exerciseFrequency: "daily" },
  ...{ breakfastTime: "skip", mealPrepTime: "30-min", meatRelationship: "love" },
  meatPreferences: { lamb: "hate", pork: "hate", beef: "love" },
  ...{ fishPreference: "no", habits: ["alcohol"] },
};
const meatless: Answers = {
  ...{ gender: "female", age: 65, goals: ["weight"], exerciseFrequency: "never" },
  ...{ breakfastTime: "6-8", mealPrepTime: "too-busy", meatRelationship: "none" },
  fishPreference: "yes",
};

/** Stores answers as the quiz in this browser does. */
async function storeAnswers(page: Page, answers: Answers): Promise<void> {
  await page.goto("/sales");
  await page.evaluate(
    (state) => {
      localStorage.setItem("quizState", state);
    },
    JSON.stringify({ ...answers, currentStep: 25 }),
  );
  await page.reload();
}

interface ShownMeal {
  slot: string;
  contains: string[];
  name: string | undefined;
}

/** Reads the Daily Plan of a day: each meal by slot, with what it contains. */
async function readDay(page: Page, day: number): Promise<ShownMeal[]> {
  await page.goto(`/profile?day=${day}`);
  await expect(page.locator("[data-meal]").first()).toBeVisible();
  return page.locator("[data-meal]").evaluateAll((meals) =>
    meals.map((meal) => ({
      slot: meal.getAttribute("data-meal") ?? "",
      contains: (meal.getAttribute("data-contains") ?? "").split(" "),
      name: meal.querySelector("h3, h4")?.textContent ?? undefined,
    })),
  );
}

test("two buyers who answered differently get different plans, each from their own answers", async ({
  page,
  browser,
  address,
}) => {
  await storeAnswers(page, lambless);
  await buy(page, address);
  const claim = page.waitForRequest("**/rpc/claim_order");
  await createAccount(page, address);
  const { plan_answers } = (await claim).postDataJSON();
  expect(Object.keys(plan_answers)).not.toContain("habits");
  expect(plan_answers).toMatchObject({ breakfastTime: "skip", gender: "male" });
  await isInside(page, address);

  for (const day of [1, 4, 7]) {
    const meals = await readDay(page, day);
    expect(meals.map(({ slot }) => slot)).toEqual(["lunch", "dinner", "snack"]);
    for (const never of ["lamb", "pork", "fish", "seafood"])
      expect(meals.flatMap(({ contains }) => contains)).not.toContain(never);
  }
  for (const answer of ["meatPreferences", "breakfastTime", "mealPrepTime"])
    await expect(page.locator(`[data-reason="${answer}"]`).first()).toBeAttached();

  const other = await browser.newPage();
  await storeAnswers(other, meatless);
  await buy(other, `other-${address}`);
  await createAccount(other, `other-${address}`);
  await isInside(other, `other-${address}`);
  const meals = await readDay(other, 1);
  expect(meals.map(({ slot }) => slot)).toEqual(["breakfast", "lunch", "dinner", "snack"]);
  for (const meat of ["beef", "pork", "chicken", "lamb", "turkey", "duck", "organ"])
    expect(meals.flatMap(({ contains }) => contains)).not.toContain(meat);
  expect(meals).not.toEqual(await readDay(page, 1));
  await other.close();
});

test("the plan is the one that was shown before the purchase", async ({ page, address }) => {
  await storeAnswers(page, lambless);
  await page.goto("/results");
  const preview = page.getByRole("region", { name: previewWords.title });
  await preview.scrollIntoViewIfNeeded();
  const dinner = await preview.locator("dl").last().getByRole("definition").textContent();
  const [meals, kcal = "", minutes] = await preview.locator("dd strong").allTextContents();
  await page.goto("/sales");
  await expect(page.getByRole("region", { name: previewWords.title })).toContainText(dinner ?? "");

  await buy(page, address);
  await createAccount(page, address);
  await isInside(page, address);
  const first = await readDay(page, 1);
  expect(first.find(({ slot }) => slot === "dinner")?.name).toBe(dinner);
  expect(first.filter(({ slot }) => slot !== "snack")).toHaveLength(Number(meals));
  const energy = Number(await page.locator("[data-energy]").first().getAttribute("data-energy"));
  expect(Math.abs(energy / Number(kcal.replace(",", "")) - 1)).toBeLessThan(0.05);
  for (const time of await page
    .locator("[data-meal]")
    .getByText(/^\d+ min$/)
    .allTextContents())
    expect(Number.parseInt(time, 10)).toBeLessThanOrEqual(Number(minutes));
});

test("the same plan is on another device, and after the browser was cleared", async ({
  page,
  browser,
  address,
}) => {
  await storeAnswers(page, lambless);
  await buy(page, address);
  await createAccount(page, address);
  await isInside(page, address);
  const here = [await readDay(page, 2), await readDay(page, 5)];
  const energy = await page.locator("[data-energy]").first().getAttribute("data-energy");

  const device = await browser.newPage();
  await device.goto("/login");
  await signIn(device, address);
  await isInside(device, address);
  await expect(device.locator("[data-energy]").first()).toBeVisible();
  expect([await readDay(device, 2), await readDay(device, 5)]).toEqual(here);
  expect(await device.locator("[data-energy]").first().getAttribute("data-energy")).toBe(energy);
  await device.close();

  await page.evaluate(() => localStorage.removeItem("quizState"));
  expect([await readDay(page, 2), await readDay(page, 5)]).toEqual(here);
});
