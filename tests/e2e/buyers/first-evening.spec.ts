import type { Page } from "@playwright/test";
import { openTab } from "../support/member.ts";
import { buy, createAccount, expect, isInside, signIn, test } from "../support/shop.ts";

const panel = (page: Page) => page.getByRole("tabpanel");
const isSaved = (page: Page) =>
  expect(panel(page).getByRole("status").filter({ hasText: "Saved" })).toBeVisible();

test("a buyer pays, makes an account, uses all six tabs on the first evening, and finds it all the next morning", async ({
  page,
  address,
}) => {
  await buy(page, address);
  await createAccount(page, address);
  await isInside(page, address);
  for (const meal of ["Breakfast", "Lunch", "Dinner", "Snack"])
    await expect(panel(page).getByText(meal, { exact: true })).toBeVisible();
  await expect(panel(page).getByText("Day 1 of 30")).toBeVisible();
  for (let glass = 0; glass < 8; glass++)
    await page.getByRole("button", { name: "Add one glass" }).click();
  await expect(page.getByRole("meter", { name: "Water" }).locator("*").first()).toHaveAttribute(
    "style",
    "width: 100%;",
  );

  await openTab(page, "Progress");
  await expect(page.getByLabel("Water intake")).toHaveValue("8");
  await page.getByLabel("Current weight").fill("184");
  await page.getByLabel("Notes").fill("First evening.");
  await isSaved(page);

  await openTab(page, "Workouts");
  await page.locator('[data-day="1"]').getByRole("checkbox").first().check();
  await page
    .getByRole("group", { name: /^Timer for / })
    .first()
    .getByRole("button", { name: "Start" })
    .click();
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await isSaved(page);

  await openTab(page, "Resources");
  const [guide] = await Promise.all([
    page.waitForEvent("download"),
    page
      .getByRole("button", { name: /^Download / })
      .first()
      .click(),
  ]);
  expect(guide.suggestedFilename()).toBe("Getting Started.pdf");

  await openTab(page, "Recipes");
  await page
    .getByRole("button", { name: /Ribeye/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Add ingredients to my grocery list" }).click();
  await page.getByRole("button", { name: "Close" }).click();
  await openTab(page, "Grocery Lists");
  await expect(page.getByRole("checkbox", { name: /Ribeye/ })).toBeVisible();
  await page.getByRole("button", { name: "Save list" }).click();

  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, address);
  await expect(panel(page).getByText("8 glasses")).toBeVisible();
  await expect(panel(page).getByText("184 lbs")).toBeVisible();
  await openTab(page, "Progress");
  await expect(page.getByLabel("Notes")).toHaveValue("First evening.");
  await openTab(page, "Workouts");
  await expect(page.locator('[data-day="1"]').getByRole("checkbox").first()).toBeChecked();
  await openTab(page, "Grocery Lists");
  await page.getByRole("button", { name: /^New List/ }).click();
  await expect(page.getByRole("checkbox", { name: /Ribeye/ })).toBeVisible();
});
