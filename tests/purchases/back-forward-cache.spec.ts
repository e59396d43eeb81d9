import { chromiumFlags, chromiumPath } from "../../scripts/chromium.ts";
import { button } from "../journeys/journey.ts";
import { expect, goToPay, test } from "./shop.ts";

// Playwright turns it off; people's browsers have it on
const executablePath = chromiumPath();
test.use({ launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}), ignoreDefaultArgs: ["--disable-back-forward-cache"] } });

test("whoever comes Back to the very page that was left, as browsers keep it, can buy again", async ({ page }) => {
  await page.goto("/sales");
  await page.evaluate(() => Object.assign(window, { left: true }));
  await goToPay(page);
  await page.goBack();
  await expect(page).toHaveURL(({ pathname }) => pathname === "/sales");
  expect(await page.evaluate(() => "left" in window), "it is the page that was left, and no new one").toBe(true);
  await expect(button(page, "Buy Now")).toBeEnabled();
  await goToPay(page);
});
