import type { Page } from "@playwright/test";
import { fillStorage, refuseStorage } from "../support/browser.ts";
import {
  expect,
  fetchSavedNotes,
  isSaved,
  networkNoise,
  openTab,
  test,
} from "../support/member.ts";
import { signIn } from "../support/shop.ts";

const notes = (page: Page) => page.getByLabel("Notes");
const note = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });
const progress = "/profile?tab=progress";

/** Types at the end, key by key. */
async function write(page: Page, text: string): Promise<void> {
  await notes(page).focus();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(text);
}

test("text typed just before the tab closes is there next time, and reaches the account", async ({
  page,
  context,
  member,
}) => {
  await openTab(page, "Progress");
  await write(page, "Slept like a l");
  await page.close();
  const next = await context.newPage();
  await next.goto(progress);
  await expect(notes(next)).toHaveValue("Slept like a l");
  await isSaved(next);
  expect(await fetchSavedNotes(next, member)).toMatchObject({ "1/notes": "Slept like a l" });
});

test("one tab's changes don't overwrite another tab's unsent ones", async ({
  page,
  context,
  member,
}) => {
  await openTab(page, "Progress");
  await page.route("**/rest/v1/rpc/save_tracker", () => {});
  const second = await context.newPage();
  await second.goto(progress);
  await second.route("**/rest/v1/rpc/save_tracker", () => {});
  await write(page, "First tab.");
  await expect(notes(second)).toHaveValue("First tab.");
  await second.getByRole("radio", { name: "Great" }).check({ force: true });
  await expect(page.getByRole("radio", { name: "Great" })).toBeChecked();
  await page.close();
  await second.close();
  const next = await context.newPage();
  await next.goto(progress);
  await isSaved(next);
  expect(await fetchSavedNotes(next, member)).toMatchObject({
    "1/notes": "First tab.",
    "1/mood": "Great",
  });
});

test.describe("without a server or storage", () => {
  test.use({ expectedNoise: networkNoise });

  test("notes written offline are stored, still there after the tab closes, and sent later", {
    tag: "@core",
  }, async ({ page, context, member }) => {
    await openTab(page, "Progress");
    await expect(notes(page)).toBeVisible();
    await context.setOffline(true);
    await write(page, "In the cellar.");
    await expect(note(page, "Kept on this device")).toBeVisible();
    await page.close();
    await context.setOffline(false);
    const next = await context.newPage();
    await next.goto(progress);
    await expect(notes(next)).toHaveValue("In the cellar.");
    await isSaved(next);
    expect(await fetchSavedNotes(next, member)).toMatchObject({ "1/notes": "In the cellar." });
  });

  test("with full storage, notes go to the account, and a status shows if the network is gone too", async ({
    page,
    context,
    member,
  }) => {
    await fillStorage(page);
    await page.goto(progress);
    await write(page, "Full.");
    await isSaved(page);
    await openTab(page, "Daily Plan");
    await openTab(page, "Progress");
    await context.setOffline(true);
    await write(page, " Still here.");
    await expect(note(page, "this browser can't store it")).toBeVisible();
    await openTab(page, "Daily Plan");
    await openTab(page, "Progress");
    await expect(notes(page)).toHaveValue("Full. Still here.");
    await context.setOffline(false);
    await isSaved(page);
    await page.reload();
    await expect(notes(page)).toHaveValue("Full. Still here.");
    expect(await fetchSavedNotes(page, member)).toMatchObject({ "1/notes": "Full. Still here." });
  });

  test("without storage, a member can sign in, write, and find the notes after signing in again", async ({
    page,
    context,
    member,
  }) => {
    await refuseStorage(page);
    await page.goto(progress);
    await signIn(page, member.email);
    await write(page, "Refused.");
    await isSaved(page);
    await context.setOffline(true);
    await write(page, " Still here.");
    await expect(note(page, "this browser can't store it")).toBeVisible();
    await expect(notes(page)).toHaveValue("Refused. Still here.");
    await context.setOffline(false);
    await isSaved(page);
    await page.reload();
    await signIn(page, member.email);
    await expect(notes(page)).toHaveValue("Refused. Still here.");
  });
});
