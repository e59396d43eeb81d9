import type { Browser, Page } from "@playwright/test";
import { isFineForEveryone } from "../support/axe.ts";
import {
  button,
  expect,
  fetchSavedNotes,
  isSaved,
  networkNoise,
  openTab,
  type Person,
  test,
} from "../support/member.ts";
import { otherBrowser, signIn } from "../support/shop.ts";

const LAPTOP = { width: 1280, height: 800 };

const lunch = (page: Page) => page.locator('[data-meal="lunch"]');
const lunchName = async (page: Page) =>
  (await lunch(page).getByRole("heading").textContent()) ?? "";
const message = (page: Page) => page.getByRole("status").filter({ hasText: "Undo" });
const comeBackTo = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event("focus")));

/** Opens what lunch can be exchanged for. */
async function openOffers(page: Page) {
  await lunch(page)
    .getByRole("button", { name: /^Swap / })
    .click();
  const dialog = page.getByRole("dialog", { name: /^Swap / });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Takes the first offer, and returns the lunch's name before and after. */
async function swapLunch(page: Page) {
  const planned = await lunchName(page);
  const dialog = await openOffers(page);
  const instead = (await dialog.getByRole("heading", { level: 3 }).first().textContent()) ?? "";
  await dialog.getByRole("button", { name: `Choose ${instead}` }).click();
  await expect(lunch(page).getByRole("heading", { name: instead })).toBeVisible();
  return { planned, instead };
}

async function otherDevice(browser: Browser, baseURL: string | undefined, member: Person) {
  const { context, page } = await otherBrowser(browser, baseURL);
  await page.goto("/profile");
  await signIn(page, member.email);
  await expect(lunch(page)).toBeVisible();
  return { context, phone: page };
}

test("a swapped lunch stays after a reload, shows on another device, and changes back", async ({
  page,
  browser,
  baseURL,
  member,
}) => {
  const before = await lunch(page).getAttribute("data-contains");
  const { planned, instead } = await swapLunch(page);
  expect(instead).not.toBe(planned);
  await expect(message(page)).toContainText(`Lunch is now ${instead}.`);
  await expect(lunch(page).getByRole("button", { name: `Swap ${instead}` })).toBeFocused();
  await expect(lunch(page)).not.toHaveAttribute("data-contains", before ?? "");
  await isSaved(page);

  await page.reload();
  await expect(lunch(page)).toContainText(`Instead of ${planned}`);
  expect(await lunchName(page)).toBe(instead);

  const { context, phone } = await otherDevice(browser, baseURL, member);
  await expect(lunch(phone)).toContainText(`Instead of ${planned}`);
  await button(phone, `Change back to ${planned}`).click();
  await expect(message(phone)).toContainText(`Lunch is ${planned} again.`);
  await isSaved(phone);
  await expect.poll(() => fetchSavedNotes(page, member)).toMatchObject({ "1/meal-swaps": {} });
  await comeBackTo(page);
  await expect(lunch(page).getByRole("heading", { name: planned })).toBeVisible();
  await expect(lunch(page)).not.toContainText("Instead of");
  await context.close();
});

test("a swap counts for its day only, and can be undone", async ({ page, member }) => {
  const { planned, instead } = await swapLunch(page);
  // The meals of two weeks repeat, some of them as dishes of the cookbook.
  await page.goto("/profile?day=15");
  await expect(lunch(page), member.email).toBeVisible();
  await expect(lunch(page)).not.toContainText("Instead of");
  await page.goto("/profile");
  expect(await lunchName(page)).toBe(instead);
  await openOffers(page);
  await page.keyboard.press("Escape");
  await expect(lunch(page).getByRole("button", { name: `Swap ${instead}` })).toBeFocused();

  await button(page, `Change back to ${planned}`).click();
  await button(page, "Undo").click();
  await expect(lunch(page).getByRole("button", { name: `Swap ${instead}` })).toBeFocused();
  await expect(message(page)).toHaveCount(0);
});

test.describe("offline", () => {
  test.use({ expectedNoise: networkNoise });

  test("a swap is kept on the device, and saved once the network is back", async ({
    page,
    context,
    member,
  }) => {
    await expect(lunch(page)).toBeVisible();
    await context.setOffline(true);
    const { planned, instead } = await swapLunch(page);
    await expect(page.getByRole("status").filter({ hasText: "Kept on this device" })).toBeVisible();
    await expect(lunch(page)).toContainText(`Instead of ${planned}`);
    await context.setOffline(false);
    await isSaved(page);
    const saved = await fetchSavedNotes(page, member);
    expect(Object.values(saved["1/meal-swaps"] ?? {})).toHaveLength(1);
    await page.reload();
    await expect(lunch(page).getByRole("heading", { name: instead })).toBeVisible();
  });
});

test("an exercise is easier from day 8 on", async ({ page, member }) => {
  await openTab(page, "Workouts");
  await page.getByRole("button", { name: /^Week 2/ }).click();
  const day = (number: number) => page.locator(`[data-day="${number}"]`);
  const easier = day(8)
    .getByRole("button", { name: /^Easier than / })
    .first();
  const [, planned = "", instead = ""] =
    /^Easier than (.*): (.*)$/.exec((await easier.textContent()) ?? "") ?? [];
  const box = (number: number, name: string) =>
    day(number).getByRole("checkbox", { name, exact: true, includeHidden: true });
  await box(8, planned).check({ force: true });
  await easier.click();
  await expect(message(page)).toContainText(`From day 8 on: ${instead} instead of ${planned}.`);
  await expect(box(8, instead)).toBeChecked();
  await expect(day(8)).toContainText(`Instead of ${planned}`);
  await isSaved(page);
  expect(Object.keys(await fetchSavedNotes(page, member))).toContain("8/exercise-swaps");

  await page.reload();
  await expect(box(8, instead)).toBeChecked();
  await page.getByRole("button", { name: /^Week 3/ }).click();
  await expect(box(15, instead)).toBeAttached();
  await page.getByRole("button", { name: /^Week 1/ }).click();
  await expect(box(1, planned)).toBeAttached();
  await expect(box(1, instead)).toHaveCount(0);
});

for (const viewport of [undefined, LAPTOP])
  test(`swaps are fine for everyone at ${viewport?.width ?? 390} px`, async ({ page, member }) => {
    expect(member.email).not.toBe("");
    if (viewport) await page.setViewportSize(viewport);
    const dialog = await openOffers(page);
    await expect(dialog.getByRole("button", { name: /^Choose / })).toHaveCount(6);
    await isFineForEveryone(page);
    await dialog
      .getByRole("button", { name: /^Choose / })
      .first()
      .click();
    await expect(message(page)).toBeVisible();
    await isFineForEveryone(page);
    await openTab(page, "Workouts");
    await page
      .getByRole("button", { name: /^(Easier|Harder) than / })
      .first()
      .click();
    await expect(message(page)).toBeVisible();
    await isFineForEveryone(page);
  });
