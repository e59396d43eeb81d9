import type { Page } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "../../scripts/chromium.ts";
import { list, offer, screenOf } from "../journeys/funnel.ts";
import { isAt } from "../journeys/journey.ts";
import { readDuringNavigation } from "../journeys/read-during-navigation.ts";
import { expect, goToPay, test } from "./shop.ts";

// Playwright turns it off; people's browsers have it on
const executablePath = chromiumPath();
test.use({
  launchOptions: {
    args: chromiumFlags,
    ...(executablePath ? { executablePath } : {}),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

/** What the browser kept of a page, and why it kept nothing. */
const RETURNED = `({
  path: location.pathname,
  persisted: window.persisted ?? false,
  reasons: performance.getEntriesByType("navigation")[0].notRestoredReasons?.reasons?.map(({ reason }) => reason) ?? [],
})`;

const watchReturn = (page: Page) =>
  page.evaluate(() =>
    addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted })),
  );

/** Goes back, and returns a way to read the page: Playwright waits for a load that doesn't happen, so the page is asked by the browser's own protocol. */
async function goBack(page: Page): Promise<(expression: string) => Promise<unknown>> {
  const browser = await page.context().newCDPSession(page);
  await page.goBack({ waitUntil: "commit" });
  return (expression) =>
    readDuringNavigation(
      async () =>
        (await browser.send("Runtime.evaluate", { expression, returnByValue: true })).result.value,
    );
}

test("whoever comes Back to the very page that was left, as browsers keep it, can buy again", async ({
  page,
}) => {
  await page.goto("/sales");
  await isAt(page, "sales");
  await watchReturn(page);
  await goToPay(page);
  await expect(page.getByRole("button", { name: /^Pay/ })).toBeVisible();

  const read = await goBack(page);
  await expect.poll(() => read(RETURNED)).toEqual({ path: "/sales", persisted: true, reasons: [] });
  // at once: after the checkout's deadline it would come alive by itself
  const buyButton =
    "[...document.querySelectorAll('main button')].map((button) => [button.textContent, button.disabled])[0]";
  await expect.poll(() => read(buyButton), { timeout: 5_000 }).toEqual([offer.button.buy, false]);
});

for (const [path, shown] of Object.entries({
  "/": "[data-step=start]",
  [list.route]: `[data-step="${screenOf(list)}"]`,
  "/help": "main h1",
  "/login": "main h1",
})) {
  test(`nothing on ${path} keeps browsers from showing it again at once`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator(shown)).toBeVisible();
    await watchReturn(page);
    await page.goto("/mailbox");
    const read = await goBack(page);
    await expect.poll(() => read(RETURNED)).toEqual({ path, persisted: true, reasons: [] });
  });
}
