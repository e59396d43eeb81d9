import type { Browser, Page } from "@playwright/test";
import { otherBrowser, signIn } from "../purchases/shop.ts";
import { expect, isSaved, networkNoise, openTab, type Person, savedNotes, test } from "./member.ts";

const notes = (page: Page) => page.getByLabel("Notes");
const weight = (page: Page) => page.getByLabel("Current weight");
const mood = (page: Page, word: string) => page.getByRole("radiogroup", { name: "Mood" }).getByRole("radio", { name: word });

/** The member's phone, beside the computer that the test began with. */
async function phoneOf(browser: Browser, baseURL: string | undefined, member: Person) {
  const { context, page: phone } = await otherBrowser(browser, baseURL);
  await phone.goto("/profile?tab=progress");
  await signIn(phone, member.email);
  await expect(notes(phone)).toBeVisible();
  return { phone, context };
}

/** As the operating system does when somebody comes back to a window. */
const comeBackTo = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event("focus")));

async function lookAtDay(page: Page, day: number): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^Day ${day}, `) }).click();
  await expect(page.getByLabel("Day", { exact: true })).toHaveValue(String(day));
}

test("what one device saved the other shows when it is opened, and when its owner comes back to it", async ({ page, browser, baseURL, member }) => {
  await openTab(page, "Progress");
  await notes(page).fill("From the computer.");
  await isSaved(page);
  const { phone, context } = await phoneOf(browser, baseURL, member);
  await expect(notes(phone)).toHaveValue("From the computer.");

  await weight(phone).fill("177");
  await mood(phone, "Good").check({ force: true });
  await isSaved(phone);
  await comeBackTo(page);
  await expect(weight(page)).toHaveValue("177");
  await expect(mood(page, "Good")).toBeChecked();
  await context.close();
});

test("what is being typed is not taken away by what another device wrote into the same field", async ({ page, browser, baseURL, member }) => {
  await openTab(page, "Progress");
  const { phone, context } = await phoneOf(browser, baseURL, member);
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

test.describe("one of them without a network", () => {
  test.use({ expectedNoise: networkNoise });

  test("both write, on different days and in different fields of one day, and both have all of it", async ({ page, browser, baseURL, member }) => {
    await openTab(page, "Progress");
    const { phone, context } = await phoneOf(browser, baseURL, member);
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
    expect(Object.keys(await savedNotes(page, member)).sort()).toEqual(["1/mood", "1/weight", "7/notes", "8/notes"]);
    await context.close();
  });

  test("of two texts for one field the later one stays on both, and the device that was overruled says that all is saved", async ({
    page,
    browser,
    baseURL,
    member,
  }) => {
    await openTab(page, "Progress");
    const { phone, context } = await phoneOf(browser, baseURL, member);
    await context.setOffline(true);
    await weight(phone).fill("199");
    await weight(phone).blur();
    await expect(phone.getByRole("status").filter({ hasText: "Kept on this device" })).toBeVisible();
    await weight(page).fill("188");
    await isSaved(page);
    await context.setOffline(false);
    await expect(weight(phone)).toHaveValue("188");
    await isSaved(phone);
    expect(await savedNotes(page, member)).toMatchObject({ "1/weight": { value: 188, unit: "lbs" } });
    await context.close();
  });
});
