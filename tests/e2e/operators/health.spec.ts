import { isAtPath, register } from "../support/accounts.ts";
import { isFineForEveryone } from "../support/axe.ts";
import { callDatabase } from "../support/call-database.ts";
import { passesSecondEngine } from "../support/equal-access.ts";
import { button, expect } from "../support/journey.ts";
import { signIn, test } from "../support/shop.ts";

test("an operator reads the health of the shop, on any screen", async ({ page, address }) => {
  const operator = `operator-${address}`;
  await register(page, operator);
  await page.goto("/operations?view=health");
  await callDatabase(page.url(), "grant_operations", { email: operator, is_granted: true });
  await isAtPath(page, "/login");
  await signIn(page, operator);

  const payments = page.getByRole("region", { name: "Payments", exact: true });
  await expect(payments.getByText("Last sweep")).toBeVisible();
  await expect(page.getByText(/^As of \d\d:\d\d UTC$/)).toBeVisible();
  await isFineForEveryone(page);
  await passesSecondEngine(page);
  const read = page.waitForResponse((response) => response.url().endsWith("/rpc/read_health"));
  await button(page, "Read again").click();
  expect((await read).status()).toBe(200);

  await page.setViewportSize({ width: 320, height: 640 });
  const isInWindow = () =>
    document.documentElement.scrollWidth <= document.documentElement.clientWidth;
  expect(await page.evaluate(isInWindow)).toBe(true);
});
