import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { simulatedReport } from "#staff/numbers/numbers.fixtures.ts";
import { isAtPath, register } from "../support/accounts.ts";
import { isFineForEveryone } from "../support/axe.ts";
import { callDatabase } from "../support/call-database.ts";
import { passesSecondEngine } from "../support/equal-access.ts";
import { plan } from "../support/funnel.ts";
import { expect, signIn, test } from "../support/shop.ts";

const SALES = Object.keys(plan.steps).at(-1) ?? "";
const stages = Object.keys(plan.steps)
  .slice(0, 8)
  .concat(SALES)
  .map((place) => [place]);

/** Answers as the server would, for every range. Returns the ranges that were asked for. */
async function answerNumbers(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route("**/functions/v1/numbers*", async (route) => {
    const { searchParams } = new URL(route.request().url());
    const range = { from: searchParams.get("from") ?? "", to: searchParams.get("to") ?? "" };
    asked.push(`${range.from} ${range.to} ${route.request().headers().authorization}`);
    const json = simulatedReport({ range, visitsPerDay: 300, stages });
    json.sources.push({ ...json.totals, source: "=cmd|' /C calc'!A0" });
    await route.fulfill({ json });
  });
  return asked;
}

const tile = (page: Page, name: string) =>
  page.locator("dl > div").filter({ has: page.getByText(name, { exact: true }) });
const range = (page: Page, name: string) =>
  page.getByRole("group", { name: "Days" }).getByRole("button", { name });

test.describe("numbers", () => {
  test("open after signing in, and keep their days through Back and a reload", {
    tag: "@core",
  }, async ({ page, address }) => {
    await register(page, address);
    const asked = await answerNumbers(page);
    await page.goto("/numbers?range=28&utm_source=mail");
    await isAtPath(page, "/login");
    await signIn(page, address);
    await isAtPath(page, "/numbers?range=28&utm_source=mail");
    await expect(page.getByRole("heading", { name: "Funnel", exact: true })).toBeVisible();
    await expect(range(page, "28 days")).toHaveAttribute("aria-pressed", "true");
    const visits = await tile(page, "Visits").locator("dd").first().innerText();
    await isFineForEveryone(page);
    await passesSecondEngine(page);

    await range(page, "7 days").click();
    await isAtPath(page, "/numbers?utm_source=mail&range=7");
    await expect(tile(page, "Visits").locator("dd").first()).not.toHaveText(visits);
    await page.goBack();
    await expect(range(page, "28 days")).toHaveAttribute("aria-pressed", "true");
    await expect(tile(page, "Visits").locator("dd").first()).toHaveText(visits);
    await page.reload();
    await expect(tile(page, "Visits").locator("dd").first()).toHaveText(visits);
    expect(asked.every((one) => / Bearer \S{20,}$/.test(one))).toBe(true);
    expect(new Set(asked).size).toBe(2);
  });

  test("are saved as CSV that a spreadsheet doesn't run", async ({ page, address }) => {
    await register(page, address);
    await answerNumbers(page);
    await page.goto("/numbers?from=2026-01-01&to=2026-01-03");
    await signIn(page, address);
    const sources = page.getByRole("region", { name: "Sources", exact: true });
    const saving = page.waitForEvent("download");
    await sources.getByRole("button", { name: "Download CSV" }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe("sources-2026-01-01-to-2026-01-03.csv");
    const text = readFileSync(await file.path(), "utf8");
    expect(text).toMatch(
      /^\uFEFFSource,Visits,Conversion,Orders,Revenue \(USD\),Per visit \(USD\)\r\n/,
    );
    expect(text).toContain("\r\n'=cmd|' /C calc'!A0,");
    expect(text).not.toMatch(/^=/m);
  });

  test("show what was counted to an account as soon as it has the role", async ({
    page,
    address,
  }) => {
    const events = [
      { n: 0, type: "entered", place: "start" },
      { n: 1, type: "left", place: "start", seconds: 4 },
    ];
    // Fewer than five would be hidden.
    for (const nth of [1, 2, 3, 4, 5]) {
      const visit = `walk-${nth}-${Date.now()}`.padEnd(22, "-");
      const data = { visit, version: "v", arms: {}, source: { device: "phone" }, events };
      const beacon = await page.request.post("/functions/v1/events", { data });
      expect(beacon.status()).toBe(204);
    }
    await register(page, address);
    await page.goto("/numbers?range=today");
    await callDatabase(page.url(), "grant_numbers", { email: address, is_granted: true });
    await signIn(page, address);
    await expect(page.getByRole("heading", { name: "Funnel", exact: true })).toBeVisible();
    await expect(tile(page, "Visits").locator("dd").first()).toHaveText(/^[1-9]/);
  });

  test.describe("without the role", () => {
    test.use({ expectedNoise: /^Failed to load resource: .*403/ });

    test("lead to the member area, and from there to the sales page", async ({ page, address }) => {
      await register(page, address);
      await page.goto("/numbers");
      await signIn(page, address);
      await isAtPath(page, "/sales");
    });
  });
});
