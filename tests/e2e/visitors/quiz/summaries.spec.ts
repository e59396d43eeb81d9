import { bmiOf } from "#lib/measures/bmi.ts";
import {
  after,
  firstArms,
  height,
  inArms,
  lastArms,
  list,
  type Step,
  screenOf,
  stepsOf,
  valuesOf,
  weight,
} from "../../support/funnel.ts";
import { arrive, carryOn, expect, inMain, isAt, test } from "../../support/journey.ts";

const summaries = [
  ["summary-tiles", 1],
  ["summary-intake", 2],
] as const;

/** The path to a summary, in the arms that lead to it. */
const pathTo = (summary: Step) =>
  `${summary.route}?${inArms(stepsOf(summary.type, firstArms).length > 0 ? firstArms : lastArms)}`;

test.describe("summary", () => {
  for (const summary of stepsOf("summary-tiles")) {
    test(`${summary.id} shows the answers in the visitor's units`, async ({ page }) => {
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
      test(`${summary.id} is complete when nothing was answered`, async ({ page }) => {
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
});
