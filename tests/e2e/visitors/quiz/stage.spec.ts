import type { Page } from "@playwright/test";
import { after, entrance, list, listValues, toScreenName } from "../../support/funnel.ts";
import { carryOn, choose, expect, isAt, isReacts, readKept, test } from "../../support/journey.ts";

const [gender = ""] = listValues(entrance);
const next = after(list, { [entrance.answer]: gender });

/** At the list of goals, with the next screen prepared. */
async function isPrepared(page: Page, driver: string): Promise<void> {
  await page.goto("/");
  await choose(page, gender);
  await isAt(page, toScreenName(list));
  if (driver === "React") await isReacts(page);
  await expect(page.locator(`[data-prepared="${next}"]`)).toHaveCount(1);
}

for (const driver of ["the player", "React"]) {
  test(`${driver} shows the screen that was prepared, and no one meets it before`, {
    tag: driver === "React" ? "@core" : [],
  }, async ({ page }) => {
    await isPrepared(page, driver);
    const prepared = page.locator("[data-prepared]");
    await expect(prepared).toHaveAttribute("inert", "");
    await expect(prepared).toHaveAttribute("aria-hidden", "true");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await prepared.evaluate((screen) => Object.assign(screen, { isFirst: true }));

    await carryOn(page, list);
    await isAt(page, next);
    const shown = page.locator(`[data-step="${next}"]`);
    expect(await shown.evaluate((screen) => "isFirst" in screen)).toBe(true);
    await expect(shown).not.toHaveAttribute("inert");
    await expect(shown.locator("h1")).toBeFocused();
    await expect(page.locator("[data-leaves]")).toHaveCount(0);
  });

  test(`with ${driver}, the header's Back in the moment of a press leads to the screen before`, async ({
    page,
  }) => {
    await isPrepared(page, driver);
    await page.evaluate(() => {
      document.querySelector<HTMLElement>("[data-step] [data-continue]")?.click();
      document.querySelector<HTMLElement>("[data-back]")?.click();
    });
    await isAt(page, toScreenName(list));
    await expect.poll(() => readKept(page)).toMatchObject({ currentStep: list.number });
    await page.goBack();
    await isAt(page, "start");
  });
}
