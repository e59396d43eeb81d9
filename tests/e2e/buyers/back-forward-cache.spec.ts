import type { Page } from "@playwright/test";
import { launchChromium } from "#tools/test-env/chromium.ts";
import { list, offer, toScreenName } from "../support/funnel.ts";
import { isAt } from "../support/journey.ts";
import { readDuringNavigation } from "../support/read-during-navigation.ts";
import { expect, goToPay, test } from "../support/shop.ts";

// Playwright turns it off, but real browsers have it on.
test.use({
  launchOptions: { ...launchChromium(), ignoreDefaultArgs: ["--disable-back-forward-cache"] },
});

/** The reasons why the browser didn't restore the page from its cache; undefined if it did. */
const RETURNED = `({
  path: location.pathname,
  persisted: window.persisted ?? false,
  reasons: performance.getEntriesByType("navigation")[0].notRestoredReasons?.reasons?.map(({ reason }) => reason) ?? [],
})`;

const watchReturn = (page: Page) =>
  page.evaluate(() =>
    addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted })),
  );

/**
 * Goes back and returns a way to read the page. Playwright waits for a load that doesn't happen, so
 * ask the page through the browser's own protocol.
 */
async function goBack(page: Page): Promise<(expression: string) => Promise<unknown>> {
  const browser = await page.context().newCDPSession(page);
  await page.goBack({ waitUntil: "commit" });
  return (expression) =>
    readDuringNavigation(
      async () =>
        (await browser.send("Runtime.evaluate", { expression, returnByValue: true })).result.value,
    );
}

test("going Back to a page that the browser kept lets you buy again", async ({ page }) => {
  await page.goto("/sales");
  await isAt(page, "sales");
  await watchReturn(page);
  await goToPay(page);
  await expect(page.getByRole("button", { name: /^Pay/ })).toBeVisible();

  const read = await goBack(page);
  await expect.poll(() => read(RETURNED)).toEqual({ path: "/sales", persisted: true, reasons: [] });
  // Right away: after the checkout's deadline the button would be enabled anyway.
  const buyButton =
    "[...document.querySelectorAll('main button')].map((button) => [button.textContent, button.disabled])[0]";
  await expect.poll(() => read(buyButton), { timeout: 5_000 }).toEqual([offer.button.buy, false]);
});

for (const [path, shown] of Object.entries({
  "/": "[data-step=start]",
  [list.route]: `[data-step="${toScreenName(list)}"]`,
  "/help": "main h1",
  "/login": "main h1",
})) {
  test(`nothing on ${path} stops browsers from restoring it instantly`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator(shown)).toBeVisible();
    await watchReturn(page);
    await page.goto("/mailbox");
    const read = await goBack(page);
    await expect.poll(() => read(RETURNED)).toEqual({ path, persisted: true, reasons: [] });
  });
}
