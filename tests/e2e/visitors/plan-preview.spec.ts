import type { Locator, Page } from "@playwright/test";
import type { Answers } from "#lib/json.ts";
import { holdBack } from "../support/delay-requests.ts";
import { findStep, type Step, toScreenName } from "../support/funnel.ts";
import { arrive, carryOn, expect, isAt, test } from "../support/journey.ts";

const hasPreview = (step: Step) => step["plan-preview"] !== undefined;
const results = findStep("results", hasPreview);
const sales = findStep("sales", hasPreview);
const { title, plate } = results["plan-preview"];
const CHUNK = "**/computed-plan-preview-*.js";

const meatLover: Answers = {
  ...{ gender: "male", age: 40, exerciseFrequency: "daily", meatRelationship: "love" },
  ...{ breakfastTime: "skip", mealPrepTime: "30-min", fishPreference: "no" },
  meatPreferences: { lamb: "hate", pork: "hate", beef: "love" },
};
const meatless: Answers = {
  ...{ gender: "female", age: 65, exerciseFrequency: "never", meatRelationship: "none" },
  ...{ breakfastTime: "6-8", mealPrepTime: "too-busy", fishPreference: "yes" },
};

const preview = (page: Page) => page.getByRole("region", { name: title });
const listFoods = (card: Locator, group: string) =>
  card
    .locator("div", { has: card.page().getByText(group, { exact: true }) })
    .last()
    .getByRole("definition")
    .allTextContents();
const come = (page: Page, { route }: Step, quizState: Answers = {}) =>
  arrive(page, route, { quizState: { ...quizState, currentStep: 25 } });

/** Reads the preview of a visitor's plan. */
async function openPreview(page: Page, step: Step, answers: Answers) {
  await come(page, step, answers);
  await preview(page).scrollIntoViewIfNeeded();
  return {
    loved: await listFoods(preview(page), plate.loved),
    others: await listFoods(preview(page), plate.others),
    leftOut: await listFoods(preview(page), plate["left-out"]),
    numbers: await preview(page).locator("dd strong").allTextContents(),
    dinner: await preview(page).locator("dl").last().getByRole("definition").textContent(),
  };
}

const getFoodName = (content: keyof typeof plate.foods) => plate.foods[content]?.name ?? "";

for (const step of [results, sales]) {
  test(`two visitors who answered differently see different plans on ${step.route}`, async ({
    page,
    browser,
  }) => {
    const his = await openPreview(page, step, meatLover);
    expect(his.loved).toEqual([getFoodName("beef")]);
    expect(his.leftOut).toEqual(expect.arrayContaining([getFoodName("lamb"), getFoodName("pork")]));
    expect(his.numbers).toEqual(["2", expect.stringMatching(/^\d,\d{3}$/), "30"]);

    const other = await browser.newPage();
    const hers = await openPreview(other, step, meatless);
    expect(hers.loved).toEqual([]);
    expect(hers.others).toContain(getFoodName("egg"));
    expect(hers.leftOut).toContain(getFoodName("beef"));
    expect(hers.numbers).toEqual(["3", expect.stringMatching(/^\d,\d{3}$/), "15"]);
    expect(hers.dinner).not.toBe(his.dinner);
    expect(hers.numbers[1]).not.toBe(his.numbers[1]);
    await other.close();
  });

  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    test(`nothing on ${step.route} jumps when the plan comes late, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      const { letGo } = await holdBack(page, CHUNK);
      await come(page, step);
      await isAt(page, toScreenName(step));
      const reserved = page.getByRole("heading", { name: title });
      await reserved.scrollIntoViewIfNeeded();
      await page.evaluate(() => document.fonts.ready);
      const footer = page.getByRole("contentinfo");
      const before = await footer.boundingBox();
      await letGo();
      await expect(preview(page)).toBeVisible();
      const after = await footer.boundingBox();
      expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(8);
    });
  }
}

test("the page is drawn without a plan, and the answers that it's made from stay here", async ({
  page,
  request,
}) => {
  const drawn = await (await request.get(results.route)).text();
  expect(drawn).toContain(title);
  expect(drawn).not.toContain(results["plan-preview"].energy.label);

  const sent: string[] = [];
  page.on("request", (one) => sent.push(`${one.method()} ${one.url()} ${one.postData() ?? ""}`));
  await openPreview(page, results, meatLover);
  expect(sent.filter((one) => !one.startsWith("GET "))).toEqual([]);
  expect(sent.filter((one) => /hate|skip|30-min|=male/.test(one))).toEqual([]);
});

test("with nothing answered, it shows the plan of the defaults", async ({ page }) => {
  await page.goto(results.route);
  await preview(page).scrollIntoViewIfNeeded();
  const card = preview(page);
  await expect(card.locator("dd strong").first()).toHaveText("3");
  await expect(card).not.toContainText(/undefined|NaN|null|Infinity/);
});

test.describe("if it can't be loaded", () => {
  test.use({ expectedNoise: /Failed to load resource|Failed to fetch|net::ERR_FAILED/ });

  test("the screen does without it, and nothing else changes", async ({ page }) => {
    await page.route(CHUNK, (route) => route.abort());
    await come(page, results, meatLover);
    await isAt(page, toScreenName(results));
    await expect(page.getByRole("heading", { name: title })).toHaveCount(0);
    await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);
    await carryOn(page, results);
    await expect(page).not.toHaveURL(({ pathname }) => pathname === results.route);
  });
});
