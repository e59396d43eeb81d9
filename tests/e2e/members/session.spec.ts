import type { Page } from "@playwright/test";
import { isFineForEveryone } from "../support/axe.ts";
import { endSession, getEndedAlert, RENEWAL, refused } from "../support/ended-session.ts";
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

const down = { status: 503, json: { message: "down" } };

test.use({ expectedNoise: networkNoise });

test("a session that expires while typing takes nothing off the screen, and signing in again saves everything", async ({
  page,
  member,
}) => {
  await openTab(page, "Progress");
  await endSession(page, refused);
  await notes(page).pressSequentially("Before. ");
  await expect(getEndedAlert(page)).toBeVisible();
  await expect(notes(page)).toBeFocused();
  await page.keyboard.type("After.");
  await expect(notes(page)).toHaveValue("Before. After.");
  await isFineForEveryone(page);

  await page.unrouteAll();
  await page.getByRole("link", { name: "Sign in again" }).click();
  await signIn(page, member.email);
  await expect(page).toHaveURL(/\/profile\?tab=progress$/);
  await expect(notes(page)).toHaveValue("Before. After.");
  await isSaved(page);
  await expect(getEndedAlert(page)).toHaveCount(0);
  expect(await fetchSavedNotes(page, member)).toMatchObject({ "1/notes": "Before. After." });
});

test("text typed while the session can't be renewed is sent once it can", async ({
  page,
  member,
}) => {
  await openTab(page, "Progress");
  await page.clock.install();
  await endSession(page, down);
  await notes(page).pressSequentially("Patience.");
  for (let attempt = 1; attempt <= 3; attempt++) {
    const asked = page.waitForRequest(RENEWAL);
    await page.clock.fastForward(60_000);
    await asked;
    await page.clock.fastForward(8_000);
    await expect(page.getByRole("status").filter({ hasText: "Kept on this device" })).toBeVisible();
    await expect(getEndedAlert(page)).toHaveCount(0);
  }
  await page.unrouteAll();
  await page.clock.fastForward(60_000);
  await isSaved(page);
  expect(await fetchSavedNotes(page, member)).toMatchObject({ "1/notes": "Patience." });
});

test("an expired token is renewed silently", async ({ page, member }) => {
  await openTab(page, "Progress");
  let refusals = 0;
  await page.route("**/rest/v1/rpc/save_tracker", (route) =>
    refusals++ === 0
      ? route.fulfill({ status: 401, json: { message: "JWT expired" } })
      : route.continue(),
  );
  await notes(page).pressSequentially("Renewed.");
  await expect.poll(() => refusals).toBeGreaterThan(1);
  await isSaved(page);
  expect(await fetchSavedNotes(page, member)).toMatchObject({ "1/notes": "Renewed." });
});

test("opening the plan with an ended session asks to sign in, and finds what the browser stored", async ({
  page,
  member,
}) => {
  await openTab(page, "Progress");
  await endSession(page, refused);
  await notes(page).pressSequentially("Kept.");
  await expect(getEndedAlert(page)).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, member.email);
  await expect(notes(page)).toHaveValue("Kept.");
  await isSaved(page);
});

for (const [what, renewal] of [
  ["refused", refused],
  ["unauthorized", { status: 401, json: {} }],
  [
    "forbidden",
    { status: 403, json: { error_code: "session_not_found", msg: "Session not found" } },
  ],
] as const) {
  test(`a stored session that is ${what} leads to the sign-in page, and back`, async ({
    page,
    member,
  }) => {
    await openTab(page, "Progress");
    await endSession(page, renewal);
    await page.reload();
    await expect(page).toHaveURL(/\/login$/);
    await page.unrouteAll();
    await signIn(page, member.email);
    await expect(page).toHaveURL(/\/profile\?tab=progress$/);
    await expect(page.getByRole("heading", { name: "Your 30 days" })).toBeVisible();
  });
}

test("an invalid stored session leads to the sign-in page, with nothing else in storage", async ({
  page,
  member,
}) => {
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith("-auth-token")) ?? "";
    const session = JSON.parse(localStorage.getItem(key) ?? "{}");
    localStorage.clear();
    localStorage.setItem(
      key,
      JSON.stringify({ ...session, access_token: "e30.e30.e30", refresh_token: "nonsense" }),
    );
  });
  await page.goto("/profile");
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, member.email);
  await expect(page.getByRole("tab", { name: "Daily Plan" })).toBeVisible();
});

test("another tab's log-out counts even if it's noticed after the session ended", async ({
  page,
  context,
  member,
}) => {
  expect(member.email).not.toBe("");
  const second = await context.newPage();
  // Only a session that the server has confirmed keeps the screen when it ends.
  const confirmed = second.waitForResponse(/\/rest\/v1\/stripe_orders/);
  await second.goto("/profile");
  await (await confirmed).finished();
  await second.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await expect(second.getByRole("tab", { name: "Daily Plan" })).toBeVisible();
  const forget = (ending: string) =>
    page.evaluate((ending) => {
      const keys = Object.keys(localStorage).filter((key) => key.endsWith(ending));
      for (const key of keys) localStorage.removeItem(key);
      return keys.length;
    }, ending);
  expect(await forget("-auth-token")).toBe(1);
  await expect(getEndedAlert(second)).toBeVisible();
  expect(await forget(":inside")).toBe(1);
  await expect(second).toHaveURL(/\/login$/);
});

test("logging out in one tab logs out every tab", async ({ page, context, member }) => {
  expect(member.email).not.toBe("");
  const second = await context.newPage();
  await second.goto("/profile");
  await expect(second.getByRole("tab", { name: "Daily Plan" })).toBeVisible();
  await page.getByRole("button", { name: "Log out" }).click();
  for (const tab of [page, second]) await expect(tab).toHaveURL(/\/login$/);
});
