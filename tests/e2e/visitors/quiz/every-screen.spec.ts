import type { Page } from "@playwright/test";
import { isFineForEveryone } from "../../support/axe.ts";
import { passesSecondEngine } from "../../support/equal-access.ts";
import { site } from "../../support/funnel.ts";
import { arrive, expect, isAt, test } from "../../support/journey.ts";
import { type Screen, screens, TOTAL } from "../../support/screens.ts";
import { man } from "../../support/visitors.ts";
import { fits, smallTargets } from "../../support/windows.ts";

const PART = 9;
const ENDS_WITH_THE_BRAND = new RegExp(`^\\S.* · ${site.brand.name.replace(/[^\w ]/g, ".")}$`);

// Check everything on one load of each screen, and several screens per test: the loads and the
// browsers take longer than the checks.
for (let from = 0; from < screens.length; from += PART) {
  const part = screens.slice(from, from + PART);
  test(`opening a screen by its address shows it complete, with any input, color scheme, and window: ${part[0]?.id} to ${part.at(-1)?.id}`, async ({
    page,
  }) => {
    await arrive(page, "/help", { quizState: man() });
    for (const screen of part) await test.step(screen.path, () => isComplete(page, screen));
  });
}

async function isComplete(page: Page, { id, path, title, number }: Screen): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await isAt(page, id);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(title);
  await expect(heading).toBeVisible();
  await expect(page).toHaveTitle(ENDS_WITH_THE_BRAND);
  await expect(page.getByRole("progressbar")).toHaveCount(number === undefined ? 0 : 1);
  if (number !== undefined)
    await expect(page.getByText(`${number}/${TOTAL}`, { exact: true })).toBeVisible();
  for (const role of ["banner", "main", "contentinfo"] as const)
    await expect(page.getByRole(role)).toHaveCount(1);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveCount(1);

  expect(await missingPictures(page)).toEqual([]);
  await isFineForEveryone(page);
  await passesSecondEngine(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await fits(page);
  expect(await smallTargets(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await fits(page);
  await passesSecondEngine(page);
}

/** Pictures without a source, or with one that doesn't exist. */
async function missingPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = "eager";
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
    return pictures
      .filter(({ naturalWidth }) => naturalWidth === 0)
      .map(({ outerHTML }) => outerHTML);
  });
}
