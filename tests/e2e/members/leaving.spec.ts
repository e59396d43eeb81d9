import type { Page } from "@playwright/test";
import { isFineForEveryone } from "../support/axe.ts";
import { holdBack } from "../support/delay-requests.ts";
import { isOut, nothingIsLeft, SECRET, writeDown } from "../support/leaving.ts";
import {
  button,
  expect,
  fetchSavedNotes,
  isSaved,
  makeMember,
  networkNoise,
  openTab,
  test,
} from "../support/member.ts";
import { signIn } from "../support/shop.ts";

async function makeList(page: Page, name: string): Promise<void> {
  await openTab(page, "Grocery Lists");
  await page.getByLabel("List name").fill(name);
  await page.getByLabel("Item", { exact: true }).fill("Ribeye");
  await button(page, "Add").click();
  await button(page, "Save list").click();
}

test("logging out leaves nothing personal behind, and signing in restores it", {
  tag: "@core",
}, async ({ page, member }) => {
  await writeDown(page);
  await makeList(page, "Weekend");
  await page.getByLabel("Item", { exact: true }).fill("Ribeye, 2");
  await openTab(page, "Recipes");
  await page.getByLabel("Search recipes").fill("goat");
  await page.getByLabel("Search recipes").press("Enter");
  await expect(page.getByRole("button", { name: /goat/i }).first()).toBeVisible();
  await button(page, "Log out").click();
  await isOut(page);
  await nothingIsLeft(page, member.email);

  await signIn(page, member.email);
  await openTab(page, "Progress");
  await expect(page.getByLabel("Notes")).toHaveValue(SECRET);
  await openTab(page, "Grocery Lists");
  await expect(page.getByLabel("List name")).toHaveValue("Weekend");
  await expect(page.getByRole("checkbox", { name: "Ribeye" })).toBeVisible();
});

test("the next member to use the browser sees only their own lists", async ({
  page,
  member,
  provider,
}) => {
  const other = await makeMember(page, provider, `other-${member.email}`);
  await makeList(page, "Weekend");
  await button(page, "Log out").click();
  await isOut(page);
  await signIn(page, other.email);
  await openTab(page, "Grocery Lists");
  await expect(page.getByText("Nothing saved yet.")).toBeVisible();
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await makeList(page, "Of the other");
  // The session expires, and another member signs in.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith("sb-")) localStorage.removeItem(key);
  });
  await page.goto("/profile?tab=grocery-lists");
  await signIn(page, member.email);
  await expect(page.getByRole("button", { name: /^Weekend/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Of the other/ })).toHaveCount(0);
});

test("lists made before signing in belong to the first member who signs in", async ({
  page,
  member,
}) => {
  expect(member.email).not.toBe("");
  await page.evaluate(() => {
    localStorage.clear();
    const items = [{ id: "1", name: "Liver", checked: false, category: "Proteins" }];
    localStorage.setItem(
      "groceryLists",
      JSON.stringify([{ id: "a", name: "Old", createdAt: "2026-03-01T10:00:00.000Z", items }]),
    );
  });
  await page.goto("/profile?tab=grocery-lists");
  await signIn(page, member.email);
  await expect(page.getByRole("button", { name: /^Old/ })).toBeVisible();
});

test.describe("without a server", () => {
  test.use({ expectedNoise: networkNoise });

  test("answers that arrive after logging out aren't stored", async ({ page, member }) => {
    const server = await holdBack(page, "**/rest/v1/**");
    await page.reload();
    await expect(page.getByText("Breakfast", { exact: true })).toBeVisible();
    await button(page, "Log out").click();
    await isOut(page);
    const answers = Promise.all([
      page.waitForResponse("**/program_parts*"),
      page.waitForResponse("**/stripe_orders*"),
    ]);
    await server.letGo();
    await answers;
    await signIn(page, `nobody-${member.email}`);
    await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toBeVisible();
    await nothingIsLeft(page, member.email);
  });

  test("logging out asks first if notes would be lost, and staying loses nothing", async ({
    page,
    context,
    member,
  }) => {
    await writeDown(page);
    await isSaved(page);
    await context.setOffline(true);
    await page.getByLabel("Notes").fill(`${SECRET} And this.`);
    await button(page, "Log out").click();
    await expect(
      page.getByRole("alert").filter({ hasText: "isn't in your account yet" }),
    ).toBeVisible();
    await button(page, "Stay").click();
    await expect(page.getByLabel("Notes")).toHaveValue(`${SECRET} And this.`);
    await context.setOffline(false);
    await isSaved(page);
    await button(page, "Log out").click();
    await isOut(page);
    await nothingIsLeft(page, member.email);
    expect(await fetchSavedNotes(page, member)).toMatchObject({ "1/notes": `${SECRET} And this.` });
  });

  test("logging out works offline", async ({ context, member }) => {
    const page = await context.newPage();
    await page.goto("/profile", { waitUntil: "networkidle" });
    await expect(page.getByText("Breakfast", { exact: true })).toBeVisible();
    await context.setOffline(true);
    await button(page, "Log out").click();
    await expect(page.getByLabel("Password")).toBeVisible();
    await nothingIsLeft(page, member.email);
  });

  test("logging out anyway leaves nothing behind", async ({ page, context, member }) => {
    await openTab(page, "Progress");
    await expect(page.getByLabel("Notes")).toBeVisible();
    await page.route("**/rest/v1/rpc/save_tracker", (route) => route.fulfill({ status: 503 }));
    await writeDown(page);
    await button(page, "Log out").click();
    await expect(button(page, "Log out anyway")).toBeVisible();
    await isFineForEveryone(page);
    await context.setOffline(true);
    await button(page, "Log out anyway").click();
    await context.setOffline(false);
    await expect(page.getByLabel("Password")).toBeVisible();
    await nothingIsLeft(page, member.email);
  });
});
