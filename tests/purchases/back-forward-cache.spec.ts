import { chromiumFlags, chromiumPath } from "../../scripts/chromium.ts";
import { offer } from "../journeys/funnel.ts";
import { isAt } from "../journeys/journey.ts";
import { readDuringNavigation } from "../journeys/read-during-navigation.ts";
import { expect, goToPay, test } from "./shop.ts";

// Playwright turns it off; people's browsers have it on
const executablePath = chromiumPath();
test.use({ launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}), ignoreDefaultArgs: ["--disable-back-forward-cache"] } });

test("whoever comes Back to the very page that was left, as browsers keep it, can buy again", async ({ page, context }) => {
  await page.goto("/sales");
  await isAt(page, "sales");
  await page.evaluate(() => Object.assign(window, { left: true }));
  await goToPay(page);
  await expect(page.getByRole("button", { name: /^Pay/ })).toBeVisible();

  // Playwright waits for a load that does not happen: the page is asked by the browser's own protocol
  const browser = await context.newCDPSession(page);
  const seen = (expression: string): Promise<unknown> =>
    readDuringNavigation(async () => (await browser.send("Runtime.evaluate", { expression, returnByValue: true })).result.value);
  await page.goBack({ waitUntil: "commit" });
  await expect.poll(() => seen("location.pathname")).toBe("/sales");
  expect(await seen("'left' in window"), "it is the page that was left, and no new one").toBe(true);
  // at once: after the checkout's deadline it would come alive by itself
  const buyButton = "[...document.querySelectorAll('main button')].map((button) => [button.textContent, button.disabled])[0]";
  await expect.poll(() => seen(buyButton), { timeout: 5_000 }).toEqual([offer.button.buy, false]);
});
