import type { Browser, Page } from "@playwright/test";
import { setClockWrong } from "../support/browser.ts";
import {
  expect,
  fetchSavedNotes,
  isSaved,
  networkNoise,
  openTab,
  type Person,
  test,
} from "../support/member.ts";
import { otherBrowser, signIn } from "../support/shop.ts";

const DAY_MS = 86_400_000;
const notes = (page: Page) => page.getByLabel("Notes");
const weight = (page: Page) => page.getByLabel("Current weight");
const mood = (page: Page, word: string) =>
  page.getByRole("radiogroup", { name: "Mood" }).getByRole("radio", { name: word });

/** The member's phone, in addition to the computer in the test. Its clock may be wrong. */
async function openPhone(
  browser: Browser,
  baseURL: string | undefined,
  member: Person,
  clockErrorMs = 0,
) {
  const { context, page: phone } = await otherBrowser(browser, baseURL);
  await setClockWrong(phone, clockErrorMs);
  await phone.goto("/profile?tab=progress");
  await signIn(phone, member.email);
  await expect(notes(phone)).toBeVisible();
  return { phone, context };
}

/** Simulates returning to a window. */
const comeBackTo = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event("focus")));

async function lookAtDay(page: Page, day: number): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^Day ${day}, `) }).click();
  await expect(page.getByLabel("Day", { exact: true })).toHaveValue(String(day));
}

test("another device shows saved notes when it's opened, and when its window gets the focus", async ({
  page,
  browser,
  baseURL,
  member,
}) => {
  await openTab(page, "Progress");
  await notes(page).fill("From the computer.");
  await isSaved(page);
  const { phone, context } = await openPhone(browser, baseURL, member);
  await expect(notes(phone)).toHaveValue("From the computer.");

  await weight(phone).fill("177");
  await mood(phone, "Good").check({ force: true });
  await isSaved(phone);
  await comeBackTo(page);
  await expect(weight(page)).toHaveValue("177");
  await expect(mood(page, "Good")).toBeChecked();
  await context.close();
});

test("another device's text doesn't replace what's being typed", async ({
  page,
  browser,
  baseURL,
  member,
}) => {
  await openTab(page, "Progress");
  const { phone, context } = await openPhone(browser, baseURL, member);
  await notes(page).fill("From the computer.");
  await isSaved(page);
  await notes(phone).pressSequentially("From the ph");
  await comeBackTo(phone);
  await notes(phone).pressSequentially("one.");
  await isSaved(phone);
  await expect(notes(phone)).toHaveValue("From the phone.");
  await notes(page).blur();
  await comeBackTo(page);
  await expect(notes(page)).toHaveValue("From the phone.");
  await context.close();
});

for (const [name, clockErrorMs] of [
  ["behind", -DAY_MS],
  ["ahead", DAY_MS],
] as const) {
  test(`the note written last wins on both devices, with a phone clock that's a day ${name}`, async ({
    page,
    browser,
    baseURL,
    member,
  }) => {
    await openTab(page, "Progress");
    const { phone, context } = await openPhone(browser, baseURL, member, clockErrorMs);
    await notes(page).fill("First, from the computer.");
    await isSaved(page);

    await notes(phone).fill("Then, from the phone.");
    await isSaved(phone);
    await expect
      .poll(() => fetchSavedNotes(page, member))
      .toMatchObject({ "1/notes": "Then, from the phone." });
    await notes(page).blur();
    await comeBackTo(page);
    await expect(notes(page)).toHaveValue("Then, from the phone.");

    await notes(page).fill("Last, from the computer.");
    await isSaved(page);
    await expect
      .poll(() => fetchSavedNotes(page, member))
      .toMatchObject({ "1/notes": "Last, from the computer." });
    await notes(phone).blur();
    await comeBackTo(phone);
    await expect(notes(phone)).toHaveValue("Last, from the computer.");
    await context.close();
  });
}

test.describe("with one device offline", () => {
  test.use({ expectedNoise: networkNoise });

  test("merges entries on different days and in different fields of one day", async ({
    page,
    browser,
    baseURL,
    member,
  }) => {
    await openTab(page, "Progress");
    const { phone, context } = await openPhone(browser, baseURL, member);
    await context.setOffline(true);
    await mood(phone, "Great").check({ force: true });
    await lookAtDay(phone, 7);
    await notes(phone).fill("Day seven, on the train.");
    await weight(page).fill("180");
    await lookAtDay(page, 8);
    await notes(page).fill("Day eight, at home.");
    await isSaved(page);
    await context.setOffline(false);
    await isSaved(phone);
    await comeBackTo(page);
    await expect(page.getByRole("button", { name: "Day 7, partial" })).toBeVisible();

    for (const device of [page, phone]) {
      await lookAtDay(device, 1);
      await expect(weight(device)).toHaveValue("180");
      await expect(mood(device, "Great")).toBeChecked();
      await lookAtDay(device, 7);
      await expect(notes(device)).toHaveValue("Day seven, on the train.");
      await lookAtDay(device, 8);
      await expect(notes(device)).toHaveValue("Day eight, at home.");
    }
    expect(Object.keys(await fetchSavedNotes(page, member)).sort()).toEqual([
      "1/mood",
      "1/weight",
      "7/notes",
      "8/notes",
    ]);
    await context.close();
  });

  test("shows the later of two weights on both devices although one clock is ahead, and reports it on the other", async ({
    page,
    browser,
    baseURL,
    member,
  }) => {
    await openTab(page, "Progress");
    const { phone, context } = await openPhone(browser, baseURL, member, DAY_MS);
    await context.setOffline(true);
    await weight(phone).fill("199");
    await weight(phone).blur();
    await expect(
      phone.getByRole("status").filter({ hasText: "Kept on this device" }),
    ).toBeVisible();
    await weight(page).fill("188");
    await isSaved(page);
    await context.setOffline(false);
    await expect(weight(phone)).toHaveValue("188");
    await expect(
      phone
        .getByRole("status")
        .filter({ hasText: "Saved. Showing a newer entry from another device" }),
    ).toBeVisible();
    expect(await fetchSavedNotes(page, member)).toMatchObject({
      "1/weight": { value: 188, unit: "lbs" },
    });
    await context.close();
  });
});
