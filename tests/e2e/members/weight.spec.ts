import type { Page } from "@playwright/test";
import { expect, fetchSavedNotes, isSaved, openTab, test } from "../support/member.ts";
import { otherBrowser, signIn } from "../support/shop.ts";

const weight = (page: Page) => page.getByLabel("Current weight");
const refusal = (page: Page) =>
  page.getByRole("alert").filter({ hasText: "This one isn't saved." });

async function lookAtDay(page: Page, day: number): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^Day ${day}, `) }).click();
  await expect(page.getByLabel("Day", { exact: true })).toHaveValue(String(day));
}

test("an invalid weight stays in its field until it's fixed, whatever day or tab you visit", async ({
  page,
  member,
}) => {
  await openTab(page, "Progress");
  await weight(page).fill("abc");
  await lookAtDay(page, 2);
  await expect(weight(page)).toHaveValue("");
  await expect(refusal(page)).toHaveCount(0);
  await lookAtDay(page, 1);
  await expect(weight(page)).toHaveValue("abc");
  await expect(refusal(page)).toBeVisible();
  await expect(weight(page)).toHaveAttribute("aria-invalid", "true");

  await openTab(page, "Workouts");
  await openTab(page, "Progress");
  await expect(weight(page)).toHaveValue("abc");
  await expect(refusal(page)).toBeVisible();
  expect(await fetchSavedNotes(page, member)).toEqual({});

  await weight(page).fill("176,5");
  await weight(page).blur();
  await expect(refusal(page)).toHaveCount(0);
  await isSaved(page);
  await lookAtDay(page, 2);
  await lookAtDay(page, 1);
  await expect(weight(page)).toHaveValue("176.5");
  expect(await fetchSavedNotes(page, member)).toMatchObject({
    "1/weight": { value: 176.5, unit: "lbs" },
  });
});

test("a saved weight stays while an invalid one is in the field", async ({ page, member }) => {
  await openTab(page, "Progress");
  await weight(page).fill("180");
  await isSaved(page);
  await weight(page).fill("1800000");
  await openTab(page, "Daily Plan");
  await expect(page.getByText("180 lbs")).toBeVisible();
  await openTab(page, "Progress");
  await expect(weight(page)).toHaveValue("1800000");
  await weight(page).fill("");
  await weight(page).blur();
  await expect(refusal(page)).toHaveCount(0);
  await isSaved(page);
  expect(await fetchSavedNotes(page, member)).toMatchObject({ "1/weight": "" });
});

test("kilograms chosen in the quiz apply on every device, before and after the first weight", async ({
  page,
  browser,
  baseURL,
  member,
}) => {
  await page.evaluate(() =>
    localStorage.setItem("quizState", JSON.stringify({ weight: { value: 80, unit: "kg" } })),
  );
  await page.goto("/profile");
  await expect(page.getByText("84 kg")).toBeVisible();
  await expect
    .poll(() => fetchSavedNotes(page, member))
    .toMatchObject({ "0/weight": { unit: "kg" } });

  const { context, page: laptop } = await otherBrowser(browser, baseURL);
  await laptop.goto("/profile");
  await signIn(laptop, member.email);
  await expect(laptop.getByText("84 kg")).toBeVisible();
  await openTab(laptop, "Progress");
  await weight(laptop).fill("79.5");
  await isSaved(laptop);
  expect(await fetchSavedNotes(laptop, member)).toMatchObject({
    "1/weight": { value: 79.5, unit: "kg" },
  });
  await context.close();
});
