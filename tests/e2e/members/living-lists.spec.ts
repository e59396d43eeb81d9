import type { Page } from "@playwright/test";
import { button, expect, openTab, test } from "../support/member.ts";
import { otherBrowser, signIn } from "../support/shop.ts";

const comeBackTo = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event("focus")));
const boxes = (page: Page) => page.locator("main").getByRole("checkbox");
const lists = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("groceryLists") ?? "null"));
/** An item without a tick on it can cover the box with its drawing. */
const tick = (page: Page, name: string | RegExp) =>
  boxes(page).and(page.getByRole("checkbox", { name })).first().check({ force: true });

const readLabels = (page: Page) =>
  boxes(page).evaluateAll((all) => all.map((box) => box.getAttribute("aria-label")));

async function swapBreakfast(page: Page): Promise<void> {
  const breakfast = page.locator('[data-meal="breakfast"]');
  await breakfast.getByRole("button", { name: /^Swap / }).click();
  const dialog = page.getByRole("dialog", { name: /^Swap / });
  await dialog
    .getByRole("button", { name: /^Choose / })
    .first()
    .click();
  await expect(dialog).toBeHidden();
}

test("a list follows a swap, and is shopped from by somebody with its link", async ({
  page,
  browser,
  baseURL,
  member,
}) => {
  expect(member.email).not.toBe("");
  await openTab(page, "Grocery Lists");
  await button(page, "Make the list").click();
  await expect(page.getByLabel("List name")).toHaveValue("Week 1, for 1 person");
  await button(page, "Share list").click();
  const link = await page.getByLabel("Link to this list").inputValue();
  expect(new URL(link).hash).toMatch(/^#[\w-]{43}$/);

  const { context, page: phone } = await otherBrowser(browser, baseURL);
  const asked: string[] = [];
  phone.on("request", (request) => void asked.push(request.url()));
  await phone.goto(link);
  await expect(phone.getByRole("heading", { name: "Shopping list" })).toBeVisible();
  await tick(phone, "Iodized salt");
  await expect(phone.getByText("Up to date")).toBeVisible();
  expect(
    asked
      .filter((url) => url.includes(new URL(link).hash.slice(1)))
      .filter((url) => !url.includes("#")),
  ).toEqual([]);

  await openTab(page, "Daily Plan");
  const listed = await readLabels(phone);
  await swapBreakfast(page);
  // The member stays on this tab.
  await expect(async () => {
    await comeBackTo(phone);
    expect(await readLabels(phone)).not.toEqual(listed);
  }).toPass();
  await openTab(page, "Grocery Lists");
  await expect(page.getByText("What changed:")).toBeVisible();
  await comeBackTo(page);
  await expect(page.getByRole("checkbox", { name: "Iodized salt" })).toBeChecked();
  const shown = await page
    .getByRole("tabpanel")
    .getByRole("checkbox")
    .evaluateAll((all) => all.map((box) => box.getAttribute("aria-label")));
  await expect(async () => {
    await comeBackTo(phone);
    expect(await readLabels(phone)).toEqual(shown);
  }).toPass();

  await button(page, "Stop sharing").click();
  await expect(button(page, "Share list")).toBeVisible();
  await comeBackTo(phone);
  await expect(
    phone.getByRole("heading", { name: "This list isn't shared any more" }),
  ).toBeVisible();
  await context.close();
});

test("another device starts with the account's lists, and both edit the same one", async ({
  page,
  browser,
  baseURL,
  member,
}) => {
  await openTab(page, "Grocery Lists");
  await page.getByLabel("List name").fill("Weekend");
  for (const item of ["Ribeye", "Eggs"]) {
    await page.getByLabel("Item", { exact: true }).fill(item);
    await button(page, "Add").click();
  }
  await button(page, "Save list").click();

  const { context, page: phone } = await otherBrowser(browser, baseURL);
  await phone.goto("/profile?tab=grocery-lists");
  await signIn(phone, member.email);
  await phone.getByRole("button", { name: /^Weekend/ }).click();
  await tick(phone, "Ribeye");
  await expect
    .poll(() => lists(phone))
    .toMatchObject([
      { name: "Weekend", items: [{ name: "Ribeye", checked: true }, { name: "Eggs" }] },
    ]);
  await phone.getByRole("button", { name: "Remove Eggs" }).click();
  await page.getByLabel("Item", { exact: true }).fill("Butter");
  await button(page, "Add").click();
  await expect(async () => {
    await comeBackTo(page);
    await comeBackTo(phone);
    expect((await lists(page))[0].items).toEqual((await lists(phone))[0].items);
    expect((await lists(page))[0].items.map(({ name }: { name: string }) => name)).toEqual([
      "Ribeye",
      "Butter",
    ]);
  }).toPass();
  await context.close();
});
