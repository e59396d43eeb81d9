import type { Page } from "@playwright/test";
import type { Answers } from "#lib/json.ts";
import { isFineForEveryone } from "../support/axe.ts";
import { findStep } from "../support/funnel.ts";
import { button, expect, fetchSavedNotes, isSaved, type Person, test } from "../support/member.ts";
import { otherBrowser, PUBLIC, signIn } from "../support/shop.ts";

const asking = (answer: string) => findStep("single-choice", (step) => step.answer === answer);

const known: Answers = {
  ...{ gender: "female", age: 38, goals: ["fit"], improvementAreas: [] },
  height: { feet: 5, inches: 6, unit: "in" },
  weight: { value: 150, unit: "lbs" },
  ...{ mealPrepTime: "more-than-1", breakfastTime: "8-10", lunchTime: "12-2", dinnerTime: "6-8" },
  ...{ meatRelationship: "rarely", meatPreferences: { lamb: "hate" }, fishPreference: "yes" },
  ...{ dailyActivity: "sitting", exerciseFrequency: "weekly" },
};

/** Opens the member area of a member with answers in the account. */
async function openWithAnswers(page: Page, { token }: Person, answers = known): Promise<void> {
  const entry = { day: 0, field: "plan-answers", value: answers };
  const saved = await page.request.post("/rest/v1/rpc/save_tracker", {
    data: { entries: [{ ...entry, changed_at: new Date().toISOString() }] },
    headers: { ...PUBLIC, Authorization: `Bearer ${token}` },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  await page.goto("/profile");
  await expect(page.locator('[data-reason="meatPreferences"]').first()).toBeVisible();
}

async function openAnswers(page: Page): Promise<void> {
  await page.getByRole("link", { name: "My answers" }).click();
  await expect(page.getByRole("heading", { name: "My answers" })).toBeFocused();
}

const getRow = (page: Page, answer: string) => page.locator(`[data-answer="${answer}"]`);

/** The minutes of a day's meals. */
async function minutesOn(page: Page, day: number): Promise<number[]> {
  await page.goto(`/profile?day=${day}`);
  await expect(page.locator("[data-meal]").first()).toBeVisible();
  const texts = await page
    .locator("[data-meal]")
    .getByText(/^\d+ min$/)
    .allTextContents();
  return texts.map((text) => Number.parseInt(text, 10));
}

test("a changed answer counts from tomorrow on, on every device", async ({
  page,
  browser,
  baseURL,
  member,
}) => {
  await openWithAnswers(page, member);
  const today = await minutesOn(page, 1);
  await openAnswers(page);
  await expect(getRow(page, "meatPreferences")).toContainText("Hate: Lamb");
  await getRow(page, "mealPrepTime").getByRole("link").click();
  await expect(page.getByRole("heading", { name: asking("mealPrepTime").title })).toBeFocused();
  await page.locator('[data-option="too-busy"]').click();
  await expect(page.getByText("Your changes count from day 2 on.")).toBeVisible();
  await isSaved(page);

  expect(await minutesOn(page, 1)).toEqual(today);
  expect(Math.max(...(await minutesOn(page, 2)))).toBeLessThanOrEqual(15);
  await expect(page.locator('[data-reason="mealPrepTime"]').first()).toBeVisible();

  const { context, page: other } = await otherBrowser(browser, baseURL);
  await other.goto("/profile");
  await signIn(other, member.email);
  await expect(other.locator("[data-meal]").first()).toBeVisible();
  expect(Math.max(...(await minutesOn(other, 3)))).toBeLessThanOrEqual(15);
  await context.close();
});

test("what a member leaves out doesn't come up from tomorrow on", async ({ page, member }) => {
  await openWithAnswers(page, member);
  await openAnswers(page);
  await getRow(page, "left-out").getByRole("link").click();
  await page.getByRole("checkbox", { name: "Eggs" }).click();
  await button(page, "Save").click();
  await expect(getRow(page, "left-out")).toContainText("Eggs");
  for (const day of [2, 3, 4, 5, 6, 7, 8]) {
    await page.goto(`/profile?day=${day}`);
    await expect(page.locator("[data-meal]").first()).toBeVisible();
    await expect(page.locator('[data-meal][data-contains~="egg"]')).toHaveCount(0);
  }
  await expect(page.locator('[data-reason="exclusions"]').first()).toBeVisible();
});

test("lost answers are asked one after the other, and what was answered stays", async ({
  page,
  member,
}) => {
  await page.getByRole("link", { name: "Answer 15 short questions" }).click();
  await expect(page.getByText("15 questions left")).toBeVisible();
  await page.locator('[data-option="female"]').click();
  await expect(page.getByText("14 questions left")).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem("quizState"));
  await page.reload();
  await expect(page.getByText("14 questions left")).toBeVisible();
  await page.getByRole("link", { name: "Not now" }).click();
  await expect(page.getByRole("link", { name: "Answer 14 short questions" })).toBeVisible();
  await isSaved(page);
  expect(await fetchSavedNotes(page, member)).toMatchObject({
    "1/plan-answers": { gender: "female" },
  });
  // The quiz in this browser belongs to the next person who takes it.
  expect(await page.evaluate(() => localStorage.getItem("quizState"))).toBe(stored);
});

test("the list is back where it was after a change, and so is the focus", async ({
  page,
  member,
}) => {
  await openWithAnswers(page, member);
  await openAnswers(page);
  await getRow(page, "mealPrepTime").getByRole("link").click();
  await page.locator('[data-option="too-busy"]').click();
  await expect(getRow(page, "mealPrepTime").getByRole("link")).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("tab", { name: "Daily Plan" })).toBeVisible();
});

test("an answer that no plan can be made from isn't saved", async ({ page, member }) => {
  await openWithAnswers(page, member);
  await page.goto("/profile?answers=weight");
  await page.getByRole("spinbutton").fill("1");
  await button(page, "Continue").click();
  await expect(page.getByText("We can't make a plan with this answer.")).toBeVisible();
  await expect(getRow(page, "weight")).toContainText("150 lbs");
  expect(Object.keys(await fetchSavedNotes(page, member))).not.toContain("2/plan-answers");
});

test("erasing also reaches the quiz in this browser", async ({ page, member }) => {
  await openWithAnswers(page, member);
  await page.evaluate(
    (answers) => localStorage.setItem("quizState", answers),
    JSON.stringify(known),
  );
  await page.goto("/profile?answers");
  await button(page, "Erase my plan's answers").click();
  await page.getByRole("dialog").getByRole("button", { name: "Erase them" }).click();
  await expect(getRow(page, "gender")).toContainText("Not answered");
  expect(await page.evaluate(() => localStorage.getItem("quizState"))).toBeNull();
  // Without a reload, the quiz still has what it read at the start of the page.
  await page.evaluate(() => {
    history.pushState(null, "", "/meal-prep-time");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page.locator('[data-option="too-busy"]')).toBeVisible();
  await expect(page.locator('[data-option][aria-pressed="true"]')).toHaveCount(0);
});

test("Back leads from a question to the list, and from there to the plan", async ({
  page,
  member,
}) => {
  await openWithAnswers(page, member);
  await openAnswers(page);
  await getRow(page, "fishPreference").getByRole("link").click();
  await expect(page.getByRole("heading", { name: asking("fishPreference").title })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "My answers" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("tab", { name: "Daily Plan" })).toBeVisible();
});

test("answers can be downloaded and erased", async ({ page, member }) => {
  await openWithAnswers(page, member);
  await openAnswers(page);
  const download = page.waitForEvent("download");
  await button(page, "Download my plan's answers").click();
  expect((await download).suggestedFilename()).toBe("my-answers.json");

  await button(page, "Erase my plan's answers").click();
  await page.getByRole("dialog").getByRole("button", { name: "Erase them" }).click();
  await expect(getRow(page, "gender")).toContainText("Not answered");
  await isSaved(page);
  expect(await fetchSavedNotes(page, member)).toMatchObject({ "0/plan-answers": {} });
  await page.goto("/profile");
  await expect(page.getByRole("link", { name: "Answer 15 short questions" })).toBeVisible();
});

for (const width of [390, 1280])
  test(`are accessible at ${width} pixels`, async ({ page, member }) => {
    await page.setViewportSize({ width, height: 844 });
    await openWithAnswers(page, member);
    await openAnswers(page);
    await isFineForEveryone(page);
    for (const answer of ["meatPreferences", "weight", "left-out"]) {
      await getRow(page, answer).getByRole("link").click();
      await expect(page.getByRole("link", { name: "My answers" })).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await isFineForEveryone(page);
      await page.getByRole("link", { name: "My answers" }).click();
    }
  });
