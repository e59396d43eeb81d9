import { launchChromium } from "#tools/test-env/chromium.ts";
import { openTab } from "../support/member.ts";
import { expectNone, watchViolations } from "../support/policy-violations.ts";
import { buy, createAccount, expect, isInside, signIn, test } from "../support/shop.ts";

// A guide opens in the browser's own PDF viewer.
test.use({ launchOptions: launchChromium() });

test("a buyer uses everything in the member area without a policy violation", async ({
  page,
  context,
  address,
}) => {
  const violations = await watchViolations(page);
  await buy(page, address);
  await createAccount(page, address);
  await isInside(page, address);

  await openTab(page, "Progress");
  await page.getByLabel("Current weight").fill("184");
  await page.getByText("Show as table").click();
  await openTab(page, "Workouts");
  await page.getByRole("button", { name: "Week 2" }).click();
  await expect(page.locator('[data-day="8"]')).toBeVisible();

  await openTab(page, "Resources");
  const pressButton = (name: RegExp) => page.getByRole("button", { name }).first().click();
  const [guide] = await Promise.all([page.waitForEvent("download"), pressButton(/^Download /)]);
  expect(guide.suggestedFilename()).toMatch(/\.pdf$/);
  const [reader] = await Promise.all([context.waitForEvent("page"), pressButton(/^Open /)]);
  await expect(reader).toHaveURL(/^blob:/);
  await reader.close();
  await pressButton(/^Watch /);
  const video = page.locator("video");
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState))
    .toBeGreaterThan(0);
  await pressButton(/^Close video/);

  await openTab(page, "Recipes");
  await pressButton(/Ribeye/);
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.getByRole("button", { name: "Add ingredients to my grocery list" }).click();
  await page.getByRole("button", { name: "Close" }).click();
  const pictures = page.getByRole("tabpanel").locator("img");
  await expect
    .poll(() => pictures.first().evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
  await openTab(page, "Grocery Lists");
  await expect(page.getByRole("checkbox", { name: /Ribeye/ })).toBeVisible();

  await page.getByRole("button", { name: "Log out" }).click();
  await signIn(page, address);
  await isInside(page, address);
  expectNone(violations);
});
