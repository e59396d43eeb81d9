import type { Page } from "@playwright/test";
import { button, expect, networkNoise, test } from "../../support/member.ts";

const getKeptPlan = (page: Page) => page.locator("#kept-plan");
const listKeptKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /^member:.*:plan$/.test(key)));
const isKept = (page: Page) => expect.poll(() => listKeptKeys(page)).toHaveLength(1);

/** Opens the plan and holds back the app's scripts until the returned function is called. */
async function openWithoutScripts(page: Page): Promise<() => Promise<void>> {
  let arrive = () => {};
  const arriving = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await arriving;
    await route.continue();
  });
  await page.goto("/profile", { waitUntil: "commit" });
  // Parsed to the end, where the app's own script would start.
  await page.locator("#outdated").waitFor({ state: "attached" });
  return async () => {
    arrive();
    await page.unrouteAll({ behavior: "wait" });
  };
}

/** Loads the fonts of all texts. `fonts.ready` doesn't wait for those that no layout has needed yet. */
async function fontsArrive(page: Page): Promise<void> {
  // Their style sheet doesn't block the page, and `load` finds no fonts before it's here.
  await page.waitForFunction(() => document.fonts.size > 0);
  await page.evaluate(async () => {
    const texts = [...document.querySelectorAll("main *")];
    const fonts = new Set(
      texts.map((text) => {
        const { fontWeight, fontSize, fontFamily } = getComputedStyle(text);
        return `${fontWeight} ${fontSize} ${fontFamily}`;
      }),
    );
    // Faces of fonts that this machine lacks can't load.
    await Promise.allSettled([...fonts].map((font) => document.fonts.load(font)));
  });
}

/** Changes the stored session. */
async function changeSession(page: Page, changes: object): Promise<void> {
  await page.evaluate((changed) => {
    const key = "sb-localhost-auth-token";
    localStorage.setItem(
      key,
      JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? "{}"), ...changed }),
    );
  }, changes);
}

test.use({ expectedNoise: networkNoise });

test("opening the plan again shows it before any script runs, and then it works", async ({
  page,
  member,
}) => {
  await isKept(page);
  const letArrive = await openWithoutScripts(page);
  await expect(getKeptPlan(page).getByText("Breakfast", { exact: true })).toBeVisible();
  await expect(getKeptPlan(page)).toContainText(member.email);
  await letArrive();
  await expect(getKeptPlan(page)).toHaveCount(0);
  await page.getByRole("tab", { name: "Workouts" }).click();
  await expect(page).toHaveURL(/tab=workouts/);
});

test("/profile shows a message while its script is late", async ({ page, member }) => {
  expect(member.email).not.toBe("");
  await page.clock.install();
  const letArrive = await openWithoutScripts(page);
  const late = page.locator("#late");
  await expect(late).toBeHidden();
  await page.clock.runFor(8_000);
  await expect(late).toBeVisible();
  await letArrive();
  await expect(late).toHaveCount(0);
});

test("the stored plan looks the same as the plan that replaces it", async ({ page, member }) => {
  await isKept(page);
  const letArrive = await openWithoutScripts(page);
  const place = (within: string) =>
    page.locator(`${within} main`).getByText("Breakfast", { exact: true }).boundingBox();
  await expect(getKeptPlan(page)).toBeVisible();
  await fontsArrive(page);
  const before = await place("#kept-plan");
  expect(before, member.email).not.toBeNull();
  await letArrive();
  await expect(getKeptPlan(page)).toHaveCount(0);
  await fontsArrive(page);
  expect(await place("#root")).toEqual(before);
});

test("the stored plan shows a swapped meal, and not the message about it", async ({
  page,
  member,
}) => {
  await isKept(page);
  const breakfast = (within: string) => page.locator(`${within} [data-meal="breakfast"] h3`);
  const planned = await breakfast("#root").textContent();
  await button(page, `Swap ${planned}`).click();
  await page
    .getByRole("button", { name: /^Choose / })
    .first()
    .click();
  await expect(breakfast("#root"), member.email).not.toHaveText(planned ?? "");
  await expect(button(page, "Undo")).toBeVisible();
  const instead = await breakfast("#root").textContent();
  await openWithoutScripts(page);
  await expect(breakfast("#kept-plan")).toHaveText(instead ?? "");
  await expect(getKeptPlan(page).getByText("Undo")).toHaveCount(0);
});

test("no stored plan is shown after logging out", async ({ page, member }) => {
  await isKept(page);
  await button(page, "Log out").click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await listKeptKeys(page), member.email).toEqual([]);
  await openWithoutScripts(page);
  await expect(getKeptPlan(page)).toHaveCount(0);
});

test("the stored plan disappears when another tab logs out", async ({ page, context, member }) => {
  await isKept(page);
  await openWithoutScripts(page);
  await expect(getKeptPlan(page), member.email).toBeVisible();
  const other = await context.newPage();
  await other.goto("/terms");
  await other.evaluate(() => localStorage.removeItem("sb-localhost-auth-token"));
  await expect(getKeptPlan(page)).toHaveCount(0);
});

const sessions = {
  "that has expired": { expires_at: 1 },
  "of another account": {
    user: { id: "00000000-0000-4000-8000-000000000000", email: "other@example.com" },
  },
};
for (const [title, changes] of Object.entries(sessions)) {
  test(`a session ${title} shows no plan before the server answers`, async ({ page, member }) => {
    await isKept(page);
    await changeSession(page, changes);
    await openWithoutScripts(page);
    await expect(getKeptPlan(page), member.email).toHaveCount(0);
  });
}
