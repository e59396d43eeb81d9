import type { Page } from "@playwright/test";
import { calculateBmi } from "#lib/measures/bmi.ts";
import { APPLICATION, holdBack } from "../../support/delay-requests.ts";
import {
  after,
  findSteps,
  firstArms,
  height,
  inArms,
  lastArms,
  list,
  listValues,
  plan,
  type Step,
  stepsOnPath,
  toScreenName,
  weight,
} from "../../support/funnel.ts";
import { arrive, carryOn, expect, inMain, isAt, isHydrated, test } from "../../support/journey.ts";

/** The steps that share a route. */
const shared = Object.values(plan.steps).filter(
  ({ route }) => Object.values(plan.steps).filter((step) => step.route === route).length > 1,
);

test.describe("a route that an experiment splits", () => {
  for (const [arms, other] of [
    [firstArms, lastArms],
    [lastArms, firstArms],
  ] as const) {
    test(`shows its screen in ${inArms(arms)} before the application, and keeps it`, async ({
      page,
    }) => {
      await noteScreens(page);
      const { letGo } = await holdBack(page, APPLICATION);
      const [own, others] = [arms, other].map((each) =>
        stepsOnPath({}, each).find(({ id }) => shared.some((step) => step.id === id)),
      );
      await page.goto(`${own?.route}?${inArms(arms)}`, { waitUntil: "commit" });
      const title = page.getByRole("heading", { level: 1 });
      await expect(title).toHaveText(own?.title ?? "");
      expect(own?.type).not.toBe(others?.type);
      await letGo();
      await isHydrated(page, "[data-step] h1");
      await page.reload();
      await isHydrated(page, "[data-step] h1");
      await expect(page.locator("[data-step]")).toHaveAttribute("data-place", own?.id ?? "");
      expect(await page.evaluate(() => sessionStorage.screens)).toBe(own?.id);
    });
  }
});

/** Notes which places the page has ever shown, through reloads. A text without a heading counts as one, too. */
async function noteScreens(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const note = () => {
      const shown = document.querySelector<HTMLElement>("#root [data-step]:not([data-look] *)");
      const name = shown && (shown.querySelector("h1") ? shown.dataset.place : shown.textContent);
      const seen = new Set<string>((sessionStorage.screens ?? "").split(" ").filter(Boolean));
      if (name) sessionStorage.screens = [...seen.add(name)].join(" ");
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true });
  });
}

const summaries = [
  ["summary-tiles", 1],
  ["summary-intake", 2],
] as const;

/** The path to a summary, in the arms that lead to it. */
const pathTo = (summary: Step) =>
  `${summary.route}?${inArms(findSteps(summary.type, firstArms).length > 0 ? firstArms : lastArms)}`;

test.describe("summary", () => {
  for (const summary of findSteps("summary-tiles")) {
    test(`${summary.id} shows the answers in the visitor's units`, async ({ page }) => {
      const [goal = "", otherGoal = "", thirdGoal = ""] = listValues(list);
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
    for (const summary of findSteps(type)) {
      test(`${summary.id} is complete when nothing was answered`, async ({ page }) => {
        const bmi = calculateBmi(
          height.default as Parameters<typeof calculateBmi>[0],
          weight.default as Parameters<typeof calculateBmi>[1],
        );
        await page.goto(pathTo(summary));
        await isAt(page, toScreenName(summary));
        await expect(inMain(page, bmi?.toFixed(decimals) ?? "")).toBeVisible();
        await expect(page.getByRole("main")).not.toContainText(/undefined|NaN|null/);
        if (summary.intake) await expect(page.getByText(summary.intake.value)).toBeVisible();
        await carryOn(page, summary);
        await isAt(
          page,
          after(summary, {}, findSteps(type, firstArms).length > 0 ? firstArms : lastArms),
        );
      });
    }
  }
});
