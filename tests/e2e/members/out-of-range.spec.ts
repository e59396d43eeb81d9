import type { Page } from "@playwright/test";
import { expect, fetchSavedNotes, isSaved, openTab, type Person, test } from "../support/member.ts";

const MEGABYTE = "x".repeat(1_000_000);
const NO_DAYS = [-5, 0, 1.5, 999, "NaN", "7", true, [3], { day: 3 }, "9".repeat(5_000)];
const hourAgo = new Date(Date.now() - 3_600_000).toISOString();

/** Replaces the stored journal. */
async function leaveInStorage(page: Page, journal: unknown): Promise<void> {
  await page.evaluate(
    (text) => {
      const key = Object.keys(localStorage).find((one) => /^member:.*:program$/.test(one)) ?? "";
      localStorage.setItem(key.replace(/program$/, "tracker"), text);
    },
    typeof journal === "string" ? journal : JSON.stringify(journal),
  );
}

const entry = (day: unknown, field: string, value: unknown, changedAt: unknown = hourAgo) => ({
  day,
  field,
  value,
  changedAt,
});
const journalWith = (...entries: ReturnType<typeof entry>[]) => ({
  entries: Object.fromEntries(entries.map((one) => [`${one.day}/${one.field}`, one])),
  unsent: entries.map((one) => `${one.day}/${one.field}`),
});

const getLostDayAlert = (page: Page) =>
  page.getByRole("alert").filter({
    hasText: "We couldn't find your saved day, so your plan is on day 1.",
  });
const noSuchWeek = (page: Page) =>
  page
    .getByRole("alert")
    .filter({ hasText: "Your plan doesn't have that week, so here's week 1." });

async function everyTabIsSane(page: Page, day: number): Promise<void> {
  await openTab(page, "Daily Plan");
  await expect(page.getByRole("progressbar", { name: "Program" })).toHaveAttribute(
    "aria-valuenow",
    String(day),
  );
  await openTab(page, "Progress");
  await expect(page.getByLabel("Day", { exact: true })).toHaveValue(String(day));
  await expect(page.getByRole("button", { name: /^Day \d+, / })).toHaveCount(30);
  await openTab(page, "Workouts");
  await expect(page.locator("[data-day]")).toHaveCount(7);
  await expect(page.locator(`[data-day="${day}"]`)).toContainText("Today");
}

test("an unknown tab in the URL opens the first one, and an unknown week the current one", async ({
  page,
  member,
}) => {
  expect(member.email).not.toBe("");
  for (const value of [
    "-5",
    "0",
    "999",
    "NaN",
    "1e0",
    "[object Object]",
    "constructor",
    "%00",
    "x".repeat(4_000),
  ]) {
    await page.goto(`/profile?tab=${encodeURIComponent(value)}`);
    await expect(page.getByRole("tab", { name: "Daily Plan" }), value).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await expect(page.getByRole("progressbar", { name: "Program" })).toBeVisible();
    await page.goto(`/profile?tab=workouts&week=${encodeURIComponent(value)}`);
    await expect(page.locator("[data-day]").first(), value).toHaveAttribute("data-day", "1");
    await expect(page.locator("[data-day]")).toHaveCount(7);
    await expect(noSuchWeek(page)).toBeVisible();
  }
  await page.getByRole("button", { name: "Week 2" }).click();
  await expect(page.locator("[data-day]").first()).toHaveAttribute("data-day", "8");
  await expect(noSuchWeek(page)).toHaveCount(0);
});

test("an invalid day in storage becomes day 1, with an alert until a day is chosen", async ({
  page,
  member,
}) => {
  expect(member.email).not.toBe("");
  for (const day of NO_DAYS) {
    await leaveInStorage(page, { ...journalWith(entry(0, "current-day", day)), unsent: [] });
    await page.goto("/profile");
    await expect(getLostDayAlert(page)).toBeVisible();
    await everyTabIsSane(page, 1);
    await expect(getLostDayAlert(page)).toBeVisible();
  }
  await openTab(page, "Progress");
  await expect(getLostDayAlert(page)).toBeVisible();
  await page.getByLabel("Day", { exact: true }).selectOption("8");
  await expect(getLostDayAlert(page)).toHaveCount(0);
  await everyTabIsSane(page, 8);
});

test("the last day has no workout, and every tab handles it", async ({ page, member }) => {
  await save(page, member, [entry(0, "current-day", 30)]);
  await page.goto("/profile");
  await expect(page.getByRole("progressbar", { name: "Program" })).toHaveAttribute(
    "aria-valuenow",
    "30",
  );
  await expect(page.getByText("Free day", { exact: false }).first()).toBeVisible();
  await openTab(page, "Workouts");
  await expect(page.getByText("Day 30 is free")).toBeVisible();
});

test("impossible entries in storage are left out, and the others still work", async ({
  page,
  member,
}) => {
  const hostile = [
    entry(-5, "notes", "before the first day"),
    entry(3601, "notes", "after the last day"),
    entry("NaN", "notes", "no day"),
    entry(2, "color", "no such field"),
    entry(3, "notes", MEGABYTE),
    entry(4, "notes", "never", "never"),
    entry(5, "notes", "in a time that cannot be written", "+275760-09-13T00:00:00.000Z"),
    entry(6, "weight", { value: 1e300, unit: "lbs" }),
    entry(7, "weight", { value: "heavy", unit: "stone" }),
    entry(8, "exercises", { length: 1e9 }),
    entry(9, "water", 1e300),
    entry(10, "mood", "<img src=x onerror=alert(1)>"),
    entry(11, "notes", "I was here."),
  ];
  await leaveInStorage(page, journalWith(...hostile));
  await page.goto("/profile");
  await everyTabIsSane(page, 1);
  await openTab(page, "Progress");
  await page.getByRole("button", { name: /^Day 11, / }).click();
  await expect(page.getByLabel("Notes")).toHaveValue("I was here.");
  await page.getByRole("button", { name: /^Day 5, / }).click();
  await page.getByLabel("Notes").fill("In our time.");
  await isSaved(page);
  const saved = await fetchSavedNotes(page, member);
  expect(saved).toMatchObject({ "11/notes": "I was here.", "5/notes": "In our time." });
  for (const key of ["1081/notes", "2/color", "3/notes"]) expect(saved).not.toHaveProperty([key]);
});

test("an invalid journal in storage is ignored", async ({ page, member }) => {
  expect(member.email).not.toBe("");
  for (const text of [
    "{",
    "null",
    "[]",
    '{"entries":[1],"unsent":{}}',
    '{"entries":{"1/notes":null},"unsent":[1,"1/notes"]}',
    MEGABYTE,
  ]) {
    await leaveInStorage(page, text);
    await page.goto("/profile");
    await everyTabIsSane(page, 1);
  }
});

test("the valid parts of an account's older or foreign entries are shown", async ({
  page,
  member,
}) => {
  await save(page, member, [
    entry(0, "current-day", 999),
    entry(1, "weight", { value: 1e300, unit: "lbs" }),
    entry(1, "water", "many"),
    entry(1, "mood", "Splendid"),
    entry(1, "notes", { text: "no text" }),
    entry(1, "exercises", ["first", -1, 1e9, null]),
    entry(2, "notes", "n".repeat(9_000)),
  ]);
  await page.goto("/profile");
  await everyTabIsSane(page, 1);
  await openTab(page, "Progress");
  await expect(page.getByLabel("Current weight")).toHaveValue("");
  await page.getByLabel("Notes").fill("All well.");
  await isSaved(page);
  expect(await fetchSavedNotes(page, member)).toMatchObject({ "1/notes": "All well." });
});

async function save(
  page: Page,
  { token }: Person,
  entries: ReturnType<typeof entry>[],
): Promise<void> {
  const rows = entries.map(({ changedAt, ...row }) => ({ ...row, changed_at: changedAt }));
  const headers = { apikey: "sb_publishable_embedded", Authorization: `Bearer ${token}` };
  const response = await page.request.post("/rest/v1/rpc/save_tracker", {
    headers,
    data: { entries: rows },
  });
  expect(response.ok(), await response.text()).toBe(true);
}
