import type { Page } from "@playwright/test";
import { bmiOf } from "#lib/bmi.ts";
import {
  after,
  firstArms,
  height,
  inArms,
  lastArms,
  list,
  number,
  type Step,
  screenOf,
  stepsOf,
  valuesOf,
  weight,
} from "./funnel.ts";
import { ageField } from "./getting-on.ts";
import { arrive, carryOn, choose, expect, isAt, kept, test } from "./journey.ts";

const inMain = (page: Page, text: string) =>
  page.getByRole("main").getByText(text, { exact: true });
const named = (page: Page, label = "") => page.getByLabel(label, { exact: true });
const feet = (page: Page) => named(page, height.fields.feet);
const inches = (page: Page) => named(page, height.fields.inches);
const centimetres = (page: Page) => named(page, height.fields.cm);
const heavy = (page: Page) => named(page, weight.fields.value);

/** Somebody of six feet, whatever the funnel assumes. */
const tall = { quizState: { [height.answer]: { feet: 6, inches: 0, unit: "in" } } };
const categories = weight.bmi.categories;

test("a height is shown in the other unit by the specified formulas", async ({ page }) => {
  await arrive(page, height.route, {
    quizState: { [height.answer]: { feet: 5, inches: 8, unit: "in" } },
  });
  await expect(feet(page)).toHaveValue("5");
  await expect(inches(page)).toHaveValue("8");
  await expect(inches(page)).toHaveAttribute("min", "0");
  await expect(inches(page)).toHaveAttribute("max", "11");
  await choose(page, "cm");
  await expect(centimetres(page)).toHaveValue("173");
  await expect(page.locator('[data-option="cm"]')).toHaveAttribute("aria-pressed", "true");

  await centimetres(page).fill("182");
  expect(await kept(page)).toMatchObject({ [height.answer]: { feet: 6, inches: 0, unit: "cm" } });
  await choose(page, "in");
  await expect(feet(page)).toHaveValue("6");
  await expect(inches(page)).toHaveValue("0");
});

test("centimetres stay as they were typed, though feet and inches are kept", async ({ page }) => {
  await page.goto(height.route);
  await choose(page, "cm");
  await centimetres(page).fill("181");
  await carryOn(page, height);
  await isAt(page, after(height));
  await page.goBack();
  await expect(centimetres(page)).toHaveValue("181");
  expect(await kept(page)).toMatchObject({ [height.answer]: { feet: 5, inches: 11, unit: "cm" } });
});

test("a weight is shown in the other unit by the specified formulas", async ({ page }) => {
  await page.goto(weight.route);
  await heavy(page).fill("150");
  await choose(page, "kg");
  await expect(heavy(page)).toHaveValue("68");
  await heavy(page).fill("101");
  await choose(page, "lbs");
  await expect(heavy(page)).toHaveValue("223");
  expect(await kept(page)).toMatchObject({ [weight.answer]: { value: 223, unit: "lbs" } });
});

/** As VoiceOver, Voice Control, and Switch Control do: the focus stays where it is. */
const press = (page: Page, unit: string) =>
  page.locator(`[data-option="${unit}"]`).dispatchEvent("click");

test("the unit changes the number that is being typed, too", async ({ page }) => {
  await page.goto(weight.route);
  await heavy(page).fill("221");
  await press(page, "kg");
  await expect(heavy(page)).toHaveValue("100");
  await expect(heavy(page)).toBeFocused();
  expect(await kept(page)).toMatchObject({ [weight.answer]: { value: 100, unit: "kg" } });

  await page.goto(height.route);
  await choose(page, "cm");
  await centimetres(page).fill("182");
  await press(page, "in");
  await expect(feet(page)).toHaveValue("6");
  await expect(inches(page)).toHaveValue("0");
  await feet(page).fill("5");
  await press(page, "cm");
  await expect(centimetres(page)).toHaveValue("152");
});

test("what is no number counts as 0, and the BMI waits for one", async ({ page }) => {
  await arrive(page, weight.route, tall);
  await heavy(page).fill("");
  expect(await kept(page)).toMatchObject({ [weight.answer]: { value: 0, unit: "lbs" } });
  await expect(page.getByText(weight.bmi.unknown)).toBeVisible();
  await heavy(page).blur();
  await expect(heavy(page)).toHaveValue("0");
  await heavy(page).fill("160");
  await expect(page.getByText("21.70")).toBeVisible();
});

test("the BMI follows the weight, to two decimals, with its category and a bar of BMI/40", async ({
  page,
}) => {
  await arrive(page, weight.route, tall);
  for (const [pounds, bmi, category, percent] of [
    ["136", "18.44", "underweight", 46.1],
    ["137", "18.58", "healthy", 46.4],
    ["184", "24.95", "healthy", 62.4],
    ["185", "25.09", "overweight", 62.7],
    ["221", "29.97", "overweight", 74.9],
    ["222", "30.11", "obese", 75.3],
    ["500", "67.81", "obese", 100],
  ] as const) {
    await heavy(page).fill(pounds);
    await expect(inMain(page, bmi)).toBeVisible();
    await expect(inMain(page, categories[category]?.word ?? "")).toBeVisible();
    const meter = page.getByRole("meter", { name: weight.bmi.label });
    await expect(meter).toHaveAttribute("aria-valuenow", String(Math.min(Number(bmi), 40)));
    await expect.poll(() => fillOf(page)).toBeCloseTo(percent, 0);
  }
});

test("the BMI counts feet and inches also where centimetres are shown", async ({ page }) => {
  // 181 cm is kept as 5 ft 11 in, which is 180.34 cm
  const quizState = {
    [height.answer]: { feet: 5, inches: 11, unit: "cm" },
    [weight.answer]: { value: 80, unit: "kg" },
  };
  await arrive(page, weight.route, { quizState });
  await expect(inMain(page, "24.60")).toBeVisible();
});

test("a number has the bounds and the default that the funnel says", async ({ page }) => {
  await page.goto(number.route);
  await expect(ageField(page)).toHaveValue(String(number.default));
  await expect(ageField(page)).toHaveAttribute("min", String(number.min));
  await expect(ageField(page)).toHaveAttribute("max", String(number.max));
  await carryOn(page, number);
  await isAt(page, after(number));
  expect(await kept(page)).toMatchObject({ [number.answer]: number.default as number });
});

const summaries = [
  ["summary-tiles", 1],
  ["summary-intake", 2],
] as const;

/** A summary in the arms that lead to it. */
const pathTo = (summary: Step) =>
  `${summary.route}?${inArms(stepsOf(summary.type, firstArms).length > 0 ? firstArms : lastArms)}`;

for (const summary of stepsOf("summary-tiles")) {
  test(`${summary.id} shows what was answered, in the visitor's own units`, async ({ page }) => {
    const [goal = "", otherGoal = "", thirdGoal = ""] = valuesOf(list);
    await arrive(page, pathTo(summary), {
      quizState: {
        [list.answer]: [goal, thirdGoal],
        [height.answer]: { feet: 5, inches: 8, unit: "in" },
        [weight.answer]: { value: 61, unit: "kg" },
      },
    });
    const main = page.getByRole("main");
    await expect(inMain(page, "20.4")).toBeVisible();
    for (const { label } of summary.tiles.filter(({ answer }) => answer === weight.answer)) {
      await expect(
        main.getByRole("term").filter({ hasText: label }).locator("xpath=following-sibling::dd"),
      ).toHaveText("61 kg");
    }
    if (summary.goals.answer !== list.answer) return;
    await expect(main.getByText(list.options[goal]?.label ?? "")).toBeVisible();
    await expect(main.getByText(list.options[thirdGoal]?.label ?? "")).toBeVisible();
    await expect(main.getByText(list.options[otherGoal]?.label ?? "")).toHaveCount(0);
  });
}

for (const [type, decimals] of summaries) {
  for (const summary of stepsOf(type)) {
    test(`${summary.id} is complete for whoever answered nothing`, async ({ page }) => {
      const bmi = bmiOf(
        height.default as Parameters<typeof bmiOf>[0],
        weight.default as Parameters<typeof bmiOf>[1],
      );
      await page.goto(pathTo(summary));
      await isAt(page, screenOf(summary));
      await expect(inMain(page, bmi?.toFixed(decimals) ?? "")).toBeVisible();
      await expect(page.getByRole("main")).not.toContainText(/undefined|NaN|null/);
      if (summary.intake) await expect(page.getByText(summary.intake.value)).toBeVisible();
      await carryOn(page, summary);
      await isAt(
        page,
        after(summary, {}, stepsOf(type, firstArms).length > 0 ? firstArms : lastArms),
      );
    });
  }
}

/** How much of the bar is filled, in percent of its width, as it is drawn. */
async function fillOf(page: Page): Promise<number> {
  return page.getByRole("meter").evaluate((meter) => {
    const fill = meter.firstElementChild?.getBoundingClientRect().width ?? 0;
    return (fill / meter.getBoundingClientRect().width) * 100;
  });
}
