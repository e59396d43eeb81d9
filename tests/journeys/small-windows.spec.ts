import type { Page } from "@playwright/test";
import { arrive, carryOn, expect, isAt, step, test } from "./journey.ts";
import { pages, screens } from "./screens.ts";
import { man } from "./visitors.ts";

const SMALLEST_TARGET = 24;
const MAIN_TARGET = 44;
const MAIN_BUTTONS = /^(Continue|See your personalized plan|Claim my plan|Buy Now)$/;

test("nobody has to scroll sideways, on a small phone or a large screen, and every target is large enough", async ({ page }) => {
  await arrive(page, "/", { quizState: man });
  for (const { id, path } of screens) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await isAt(page, id);
    await fits(page, path);
    expect(await smallTargets(page), path).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await fits(page, path);
  }
});

test("nobody has to scroll sideways to read the pages beside the quiz", async ({ page }) => {
  for (const name of [...pages, "login"]) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/${name}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await fits(page, name);
    expect(await smallTargets(page), name).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await fits(page, name);
  }
});

test.describe("at 200 % zoom", () => {
  test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });

  test("Continue can be reached on every screen that has one", async ({ page }) => {
    const withContinue = ["goals", "improvement-areas", "habits", "previous-diets", "height", "weight", "age", "results", "plan-details"];
    for (const id of withContinue) {
      await page.goto(`/${id}`);
      await isAt(page, id);
      await fits(page, id);
      await carryOn(page);
      await expect(step(page, id)).toHaveCount(0);
    }
  });
});

async function fits(page: Page, where: string): Promise<void> {
  const { wanted, given } = await page.evaluate(() => ({ wanted: document.documentElement.scrollWidth, given: document.documentElement.clientWidth }));
  expect(wanted, `${where} at ${given} px`).toBeLessThanOrEqual(given);
}

async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ smallest, main, names }) =>
      [...document.querySelectorAll<HTMLElement>("button, a, input, summary")].flatMap((target) => {
        const { width, height } = target.getBoundingClientRect();
        const name = target.innerText.trim();
        const least = target.dataset.option !== undefined || new RegExp(names).test(name) ? main : smallest;
        return Math.min(width, height) >= least ? [] : [`${name || target.ariaLabel || target.outerHTML}: ${width} × ${height}`];
      }),
    { smallest: SMALLEST_TARGET, main: MAIN_TARGET, names: MAIN_BUTTONS.source },
  );
}
