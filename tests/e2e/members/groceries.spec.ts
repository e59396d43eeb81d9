import type { Page } from "@playwright/test";
import { fillStorage } from "../support/browser.ts";
import { button, expect, openTab, test } from "../support/member.ts";

const items = (page: Page) => page.getByRole("tabpanel").getByRole("checkbox");
const getNameField = (page: Page) => page.getByLabel("List name");
const note = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });
const lists = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("groceryLists") ?? "null"));

async function add(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) {
    await page.getByLabel("Item", { exact: true }).fill(name);
    await button(page, "Add").click();
  }
}

/** Opens the grocery lists with this text in storage. */
async function openWith(page: Page, text: string): Promise<void> {
  await page.evaluate((value) => {
    localStorage.setItem("groceryLists", value);
    localStorage.removeItem("groceryDraft");
  }, text);
  await page.goto("/profile?tab=grocery-lists");
  await expect(page.getByRole("heading", { name: "Your list" })).toBeVisible();
}

test("a recipe's ingredients are added to the grocery list once, with their amounts, and are still there after a reload", async ({
  page,
  member,
}) => {
  expect(member.email).not.toBe("");
  await openTab(page, "Recipes");
  await page
    .getByRole("tabpanel")
    .getByRole("heading", { level: 3 })
    .first()
    .getByRole("button")
    .click();
  const dialog = page.getByRole("dialog");
  const ingredients = dialog
    .getByRole("heading", { name: "Ingredients" })
    .locator("..")
    .getByRole("listitem");
  const amounts = await ingredients.locator("span:last-child").allInnerTexts();
  const names = (await ingredients.locator("span:first-child").allInnerTexts()).map((name, at) =>
    [name, amounts[at]].filter(Boolean).join(", "),
  );
  const addAll = dialog.getByRole("button", { name: "Add ingredients to my grocery list" });
  await addAll.click();
  await expect(
    dialog.getByRole("status").filter({ hasText: `Added ${names.length} ingredients` }),
  ).toBeVisible();
  await addAll.click();
  await expect(
    dialog.getByRole("status").filter({ hasText: "They are all on your grocery list already." }),
  ).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await openTab(page, "Grocery Lists");
  for (const name of names)
    await expect(page.getByRole("checkbox", { name, exact: true })).not.toBeChecked();
  await page.reload();
  await expect(items(page)).toHaveCount(names.length);
});

test("undo restores an item of a saved list, checked items, and a deleted list", async ({
  page,
  member,
}) => {
  expect(member.email).not.toBe("");
  await openTab(page, "Grocery Lists");
  await getNameField(page).fill("Weekend");
  await add(page, "Ribeye", "Eggs", "Bacon");
  await button(page, "Save list").click();
  const before = await lists(page);
  await page.getByRole("button", { name: "Remove Eggs" }).click();
  await expect(items(page)).toHaveCount(2);
  await button(page, "Undo").click();
  expect(await lists(page)).toEqual(before);
  await page.getByRole("checkbox", { name: "Eggs" }).check({ force: true });
  await button(page, "Clear checked").click();
  await expect(items(page)).toHaveCount(2);
  await button(page, "Undo").click();
  await expect(page.getByRole("checkbox", { name: "Eggs" })).toBeChecked();
  await button(page, "Delete list").click();
  expect(await lists(page)).toEqual([]);
  await button(page, "Undo").click();
  await expect(items(page)).toHaveCount(3);
  await expect(getNameField(page)).toHaveValue("Weekend");
});

test("invalid lists in storage are ignored, and a new list can be saved", async ({
  page,
  member,
}) => {
  expect(member.email).not.toBe("");
  for (const text of [
    "",
    "{",
    "null",
    "7",
    '"list"',
    "{}",
    "[null,7,[],{}]",
    '[{"items":"many"}]',
    "x".repeat(1_000_000),
  ]) {
    await openWith(page, text);
    await expect(page.getByText("Nothing saved yet."), text.slice(0, 40)).toBeVisible();
  }
  await add(page, "Ribeye");
  await button(page, "Save list").click();
  expect(
    (await lists(page)).map(({ items: [item] }: { items: { name: string }[] }) => item?.name),
  ).toEqual(["Ribeye"]);
});

test("the readable parts of stored lists are shown, and kept when another list is saved", async ({
  page,
  member,
}) => {
  expect(member.email).not.toBe("");
  const whole = {
    id: "a",
    name: "Whole",
    createdAt: "2026-03-01T10:00:00.000Z",
    items: [{ id: "1", name: "Liver", checked: true, category: "Proteins" }],
  };
  const broken = {
    id: 7,
    name: {},
    createdAt: "soon",
    items: [
      null,
      { name: "Tallow", checked: "yes", category: "Oddities" },
      { id: "1" },
      7,
      { id: "2", name: " " },
    ],
  };
  await openWith(page, JSON.stringify([whole, "nonsense", broken, { ...whole, name: "Twin" }]));
  for (const name of ["Whole", "Twin", "New List"])
    await expect(page.getByRole("button", { name: new RegExp(`^${name}`) })).toBeVisible();
  await page.getByRole("button", { name: /^New List/ }).click();
  await expect(items(page)).toHaveCount(1);
  await expect(page.getByRole("checkbox", { name: "Tallow" })).not.toBeChecked();
  await button(page, "New list").click();
  await add(page, "Salt");
  await button(page, "Save list").click();
  const names = (await lists(page)).map(
    ({ name, items: [item] }: { name: string; items: { name: string }[] }) =>
      `${name}: ${item?.name}`,
  );
  expect(names).toEqual(["Whole: Liver", "New List: Tallow", "Twin: Liver", "New List: Salt"]);
});

test("an alert shows while storage is full, and the list stays on screen", async ({
  page,
  member,
}) => {
  expect(member.email).not.toBe("");
  await fillStorage(page);
  await page.goto("/profile?tab=grocery-lists");
  await getNameField(page).fill("Weekend");
  await add(page, "Ribeye", "Eggs");
  await button(page, "Save list").click();
  const told = page.getByRole("alert").filter({ hasText: "This browser can't save your lists." });
  await expect(told).toBeVisible();
  await expect(note(page, "List saved.")).toHaveCount(0);
  await openTab(page, "Workouts");
  await openTab(page, "Grocery Lists");
  await expect(items(page)).toHaveCount(2);
  await expect(page.getByRole("button", { name: /^Weekend/ })).toBeVisible();
  await expect(told).toBeVisible();
});
