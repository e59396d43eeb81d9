import type { Page } from "@playwright/test";
import { after, height, number, weight } from "../../support/funnel.ts";
import {
  arrive,
  carryOn,
  choose,
  expect,
  inMain,
  isAt,
  readKept,
  test,
} from "../../support/journey.ts";
import { ageField } from "../../support/type-answer.ts";

const getField = (page: Page, label = "") => page.getByLabel(label, { exact: true });
const feet = (page: Page) => getField(page, height.fields.feet);
const inches = (page: Page) => getField(page, height.fields.inches);
const centimeters = (page: Page) => getField(page, height.fields.cm);
const heavy = (page: Page) => getField(page, weight.fields.value);
/** A visitor who is six feet tall, whatever default the funnel has. */
const tall = { quizState: { [height.answer]: { feet: 6, inches: 0, unit: "in" } } };
const categories = weight.bmi.categories;

/** Presses as VoiceOver, Voice Control, and Switch Control do: the focus doesn't move. */
const press = (page: Page, unit: string) =>
  page.locator(`[data-option="${unit}"]:not([inert] *)`).dispatchEvent("click");

test.describe("height", () => {
  test("converts to the other unit by the specified formulas", async ({ page }) => {
    await arrive(page, height.route, {
      quizState: { [height.answer]: { feet: 5, inches: 8, unit: "in" } },
    });
    await expect(feet(page)).toHaveValue("5");
    await expect(inches(page)).toHaveValue("8");
    await expect(inches(page)).toHaveAttribute("min", "0");
    await expect(inches(page)).toHaveAttribute("max", "11");
    await choose(page, "cm");
    await expect(centimeters(page)).toHaveValue("173");
    await expect(page.locator('[data-option="cm"]:not([inert] *)')).toHaveAttribute(
      "aria-pressed",
      "true",
    );

    await centimeters(page).fill("182");
    await expect
      .poll(() => readKept(page))
      .toMatchObject({
        [height.answer]: { feet: 6, inches: 0, unit: "cm" },
      });
    await choose(page, "in");
    await expect(feet(page)).toHaveValue("6");
    await expect(inches(page)).toHaveValue("0");
  });

  test("keeps centimeters as they were typed", async ({ page }) => {
    await page.goto(height.route);
    await choose(page, "cm");
    await centimeters(page).fill("181");
    await carryOn(page, height);
    await isAt(page, after(height));
    await page.goBack();
    await expect(centimeters(page)).toHaveValue("181");
    await expect
      .poll(() => readKept(page))
      .toMatchObject({
        [height.answer]: { feet: 5, inches: 11, unit: "cm" },
      });
  });
});

test.describe("weight", () => {
  test("converts to the other unit by the specified formulas", async ({ page }) => {
    await page.goto(weight.route);
    await heavy(page).fill("150");
    await choose(page, "kg");
    await expect(heavy(page)).toHaveValue("68");
    await heavy(page).fill("101");
    await choose(page, "lbs");
    await expect(heavy(page)).toHaveValue("223");
    await expect
      .poll(() => readKept(page))
      .toMatchObject({ [weight.answer]: { value: 223, unit: "lbs" } });
  });
});

test.describe("unit", () => {
  test("converts a number that is being typed", async ({ page }) => {
    await page.goto(weight.route);
    await heavy(page).fill("221");
    await press(page, "kg");
    await expect(heavy(page)).toHaveValue("100");
    await expect(heavy(page)).toBeFocused();
    await expect
      .poll(() => readKept(page))
      .toMatchObject({ [weight.answer]: { value: 100, unit: "kg" } });

    await page.goto(height.route);
    await choose(page, "cm");
    await centimeters(page).fill("182");
    await press(page, "in");
    await expect(feet(page)).toHaveValue("6");
    await expect(inches(page)).toHaveValue("0");
    await feet(page).fill("5");
    await press(page, "cm");
    await expect(centimeters(page)).toHaveValue("152");
  });
});

test.describe("number", () => {
  test("has the funnel's bounds and default", async ({ page }) => {
    await page.goto(number.route);
    await expect(ageField(page)).toHaveValue(String(number.default));
    await expect(ageField(page)).toHaveAttribute("min", String(number.min));
    await expect(ageField(page)).toHaveAttribute("max", String(number.max));
    await carryOn(page, number);
    await isAt(page, after(number));
    await expect
      .poll(() => readKept(page))
      .toMatchObject({ [number.answer]: number.default as number });
  });
});

test.describe("a field for a number", () => {
  for (const step of [height, weight, number])
    test(`stays the same under the wheel, and Enter continues, on ${step.route}`, async ({
      page,
    }) => {
      await page.goto(step.route);
      const field = page.getByRole("spinbutton").first();
      await field.click();
      const before = await field.inputValue();
      const turned = await field.evaluateHandle((input) => {
        const next = new Promise((resolve) =>
          input.addEventListener("wheel", () => requestAnimationFrame(resolve)),
        );
        return { next };
      });
      await page.mouse.wheel(0, -100);
      await turned.evaluate(({ next }) => next);
      await expect(field).toHaveValue(before);
      await field.press("Enter");
      await isAt(page, after(step));
    });
});

test.describe("the body mass index", () => {
  test("waits for a number", async ({ page }) => {
    await arrive(page, weight.route, tall);
    await heavy(page).fill("");
    await expect
      .poll(() => readKept(page))
      .toMatchObject({ [weight.answer]: { value: 0, unit: "lbs" } });
    await expect(page.getByText(weight.bmi.unknown)).toBeVisible();
    await heavy(page).blur();
    await expect(heavy(page)).toHaveValue("0");
    await heavy(page).fill("160");
    await expect(page.getByText("21.70")).toBeVisible();
  });

  test("follows the weight, with its category and bar", async ({ page }) => {
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
      await expect.poll(() => measureFill(page)).toBeCloseTo(percent, 0);
    }
  });

  test("uses feet and inches even if centimeters are shown", async ({ page }) => {
    // 181 cm is stored as 5 ft 11 in, which is 180.34 cm.
    const quizState = {
      [height.answer]: { feet: 5, inches: 11, unit: "cm" },
      [weight.answer]: { value: 80, unit: "kg" },
    };
    await arrive(page, weight.route, { quizState });
    await expect(inMain(page, "24.60")).toBeVisible();
  });
});

/** The part of the bar that is drawn as filled, in percent of its width. */
async function measureFill(page: Page): Promise<number> {
  return page.getByRole("meter").evaluate((meter) => {
    const fill = meter.firstElementChild?.getBoundingClientRect().width ?? 0;
    return (fill / meter.getBoundingClientRect().width) * 100;
  });
}
