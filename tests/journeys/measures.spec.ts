import type { Page } from "@playwright/test";
import { arrive, button, carryOn, choose, expect, isAt, kept, test } from "./journey.ts";

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const inMain = (page: Page, text: string) => page.getByRole("main").getByText(text, { exact: true });

test("a height is shown in the other unit by the specified formulas", async ({ page }) => {
  await page.goto("/height");
  await expect(field(page, "Feet")).toHaveValue("5");
  await expect(field(page, "Inches")).toHaveValue("8");
  await expect(field(page, "Inches")).toHaveAttribute("min", "0");
  await expect(field(page, "Inches")).toHaveAttribute("max", "11");
  await choose(page, "cm");
  await expect(field(page, "Height in cm")).toHaveValue("173");
  await expect(page.locator('[data-option="cm"]')).toHaveAttribute("aria-pressed", "true");

  await field(page, "Height in cm").fill("182");
  expect(await kept(page)).toMatchObject({ height: { feet: 6, inches: 0, unit: "cm" } });
  await choose(page, "in");
  await expect(field(page, "Feet")).toHaveValue("6");
  await expect(field(page, "Inches")).toHaveValue("0");
});

test("centimetres stay as they were typed, though feet and inches are kept", async ({ page }) => {
  await page.goto("/height");
  await choose(page, "cm");
  await field(page, "Height in cm").fill("181");
  await carryOn(page);
  await isAt(page, "weight");
  await page.goBack();
  await expect(field(page, "Height in cm")).toHaveValue("181");
  expect(await kept(page)).toMatchObject({ height: { feet: 5, inches: 11, unit: "cm" } });
});

test("a weight is shown in the other unit by the specified formulas", async ({ page }) => {
  await page.goto("/weight");
  await expect(field(page, "Weight")).toHaveValue("150");
  await choose(page, "kg");
  await expect(field(page, "Weight")).toHaveValue("68");
  await field(page, "Weight").fill("101");
  await choose(page, "lbs");
  await expect(field(page, "Weight")).toHaveValue("223");
  expect(await kept(page)).toMatchObject({ weight: { value: 223, unit: "lbs" } });
});

test("what is no number counts as 0, and the BMI waits for one", async ({ page }) => {
  await page.goto("/weight");
  await field(page, "Weight").fill("");
  expect(await kept(page)).toMatchObject({ weight: { value: 0, unit: "lbs" } });
  await expect(page.getByText("Enter your height and weight to see your BMI.")).toBeVisible();
  await field(page, "Weight").blur();
  await expect(field(page, "Weight")).toHaveValue("0");
  await field(page, "Weight").fill("160");
  await expect(page.getByText("24.33")).toBeVisible();
});

test("the BMI follows the weight, to two decimals, with its category and a bar of BMI/40", async ({ page }) => {
  await arrive(page, "/weight", { quizState: { height: { feet: 6, inches: 0, unit: "in" } } });
  for (const [pounds, bmi, category, percent] of [
    ["136", "18.44", "underweight", 46.1],
    ["137", "18.58", "healthy", 46.4],
    ["184", "24.95", "healthy", 62.4],
    ["185", "25.09", "overweight", 62.7],
    ["221", "29.97", "overweight", 74.9],
    ["222", "30.11", "obese", 75.3],
    ["500", "67.81", "obese", 100],
  ] as const) {
    await field(page, "Weight").fill(pounds);
    await expect(inMain(page, bmi)).toBeVisible();
    await expect(inMain(page, category)).toBeVisible();
    const meter = page.getByRole("meter", { name: "BMI" });
    await expect(meter).toHaveAttribute("aria-valuenow", String(Math.min(Number(bmi), 40)));
    await expect.poll(() => fillOf(page)).toBeCloseTo(percent, 0);
  }
});

test("the BMI counts feet and inches also where centimetres are shown", async ({ page }) => {
  // 181 cm is kept as 5 ft 11 in, which is 180.34 cm
  await arrive(page, "/weight", { quizState: { height: { feet: 5, inches: 11, unit: "cm" }, weight: { value: 80, unit: "kg" } } });
  await expect(inMain(page, "24.60")).toBeVisible();
});

test("an age between 18 and 100 is asked for, and 30 is assumed", async ({ page }) => {
  await page.goto("/age");
  await expect(field(page, "Age")).toHaveValue("30");
  await expect(field(page, "Age")).toHaveAttribute("min", "18");
  await expect(field(page, "Age")).toHaveAttribute("max", "100");
  await carryOn(page);
  await isAt(page, "personal-summary");
  expect(await kept(page)).toMatchObject({ age: 30 });
});

test("the summary with tiles shows what was answered, in the visitor's own units", async ({ page }) => {
  const quizState = { goals: ["fit", "gut"], dailyActivity: "standing", energyLevels: "pre-meals", motivation: "clothes", weight: { value: 61, unit: "kg" } };
  await arrive(page, "/personal-summary?variant=summary:A", { quizState });
  const main = page.getByRole("main");
  await expect(inMain(page, "20.4")).toBeVisible();
  for (const [label, text] of [
    ["Current weight", "61 kg"],
    ["Activity level", "High"],
    ["Energy level", "Medium"],
    ["Motivation", "To wear what I like"],
  ] as const) {
    await expect(main.getByRole("term").filter({ hasText: label }).locator("xpath=following-sibling::dd")).toHaveText(text);
  }
  await expect(main.getByText("Get fit")).toBeVisible();
  await expect(main.getByText("Improve gut health")).toBeVisible();
  await expect(main.getByText("Manage weight")).toHaveCount(0);
});

test("both summaries stand for whoever answered nothing", async ({ page }) => {
  for (const [arm, bmi] of [
    ["A", "22.8"],
    ["B", "22.81"],
  ]) {
    await page.goto(`/personal-summary?variant=summary:${arm}`);
    await expect(inMain(page, bmi ?? "")).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText(/undefined|NaN|null/);
  }
  await expect(page.getByText("2,100 kcal")).toBeVisible();
  await button(page, "See your personalized plan").click();
  await isAt(page, "plan-details");
});

/** How much of the bar is filled, in percent of its width, as it is drawn. */
async function fillOf(page: Page): Promise<number> {
  return page.getByRole("meter").evaluate((meter) => {
    const fill = meter.firstElementChild?.getBoundingClientRect().width ?? 0;
    return (fill / meter.getBoundingClientRect().width) * 100;
  });
}
