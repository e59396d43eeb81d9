import { button, expect, fetchSavedNotes, isSaved, openTab, test } from "../support/member.ts";

test("a month ends, the next one begins, and the first one can be read again", async ({
  page,
  member,
}) => {
  await openTab(page, "Progress");
  await page.getByLabel("Day", { exact: true }).selectOption("30");
  await page.getByLabel("Current weight").fill("180");
  await isSaved(page);
  await openTab(page, "Daily Plan");
  const dinner = page.locator('[data-meal="dinner"]').getByRole("heading");
  const before = await page.locator("[data-meal]").getByRole("heading").allTextContents();
  await button(page, "Begin month 2").click();
  await expect(page.getByText("Day 1 of 30")).toBeVisible();
  await expect(dinner).toBeVisible();
  await isSaved(page);

  await page.goto("/profile?month=1&day=30");
  await expect(page.getByText("You're viewing month 1. Your plan is in month 2.")).toBeVisible();
  expect(await page.locator("[data-meal]").getByRole("heading").allTextContents()).toEqual(before);
  await openTab(page, "Progress");
  await expect(page.getByLabel("Current weight")).toHaveValue("180");
  await button(page, "Back to month 2").click();
  await expect(page.getByLabel("Day", { exact: true })).toHaveValue("1");
  await page.reload();
  await expect(page.getByRole("combobox", { name: "Month" })).toHaveValue("2");
  expect(await fetchSavedNotes(page, member)).toMatchObject({
    "30/weight": { value: 180, unit: "lbs" },
    "31/current-day": 1,
    "31/month": { meals: 2 },
  });
});
