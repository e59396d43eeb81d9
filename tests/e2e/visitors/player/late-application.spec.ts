import { APPLICATION, holdBack } from "../../support/delay-requests.ts";
import { cards, entrance, list, listValues, site, toScreenName } from "../../support/funnel.ts";
import { button, expect, option, step, stopClock, test } from "../../support/journey.ts";

test.describe("late application", () => {
  test("can be reloaded from the last played screen", async ({ page }) => {
    await stopClock(page);
    const { letGo } = await holdBack(page, APPLICATION);
    await page.goto("/", { waitUntil: "commit" });
    await option(page, listValues(entrance)[0] ?? "").click();
    await page.clock.runFor(60_000);
    await expect(step(page, toScreenName(list))).toBeVisible();
    const late = page.getByRole("alert").filter({ hasText: site.late.text });
    await expect(late, "nothing is missing yet").toBeHidden();
    await button(page, site.footer.erase.open).click();
    await page.clock.runFor(8_000);
    await expect(late).toBeVisible();
    await expect(late.getByRole("link", { name: site.late.button })).toHaveAttribute("href", "");
    await page.clock.resume();
    await letGo();
    await expect(late, "React has loaded after all").toHaveCount(0);
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  test.describe("without its script", () => {
    test.use({ expectedNoise: /ERR_FAILED|preloaded using link preload/ });

    test("shows a page that can be reloaded", async ({ page }) => {
      await stopClock(page);
      await page.route(APPLICATION, (route) => route.abort());
      await page.goto(cards.route, { waitUntil: "commit" });
      await expect.poll(() => page.evaluate(() => "player" in window)).toBe(true);
      await page.clock.runFor(8_000);
      const again = page.getByRole("link", { name: site.late.button });
      await again.evaluate(() => Object.assign(window, { isTheFirst: true }));
      await again.click();
      await expect
        .poll(() =>
          page.evaluate(() => "player" in window && !("isTheFirst" in window)).catch(() => false),
        )
        .toBe(true);
      await expect(page.locator("[data-step] h1")).toBeVisible();
    });
  });
});
