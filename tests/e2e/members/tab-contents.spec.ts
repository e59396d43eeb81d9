import type { Page } from "@playwright/test";
import { charged, firstWorkout, groceryTemplate } from "../support/funnel.ts";
import { expect, isSaved, openTab, type Person, test } from "../support/member.ts";

test.describe("daily plan", () => {
  test("shows the day and the order, and keeps the water", async ({ page, member }) => {
    const panel = page.getByRole("tabpanel");
    await expect(panel.getByText(await findOrderId(page, member), { exact: true })).toBeVisible();
    await expect(panel.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "1");
    for (const meal of ["Breakfast", "Lunch", "Dinner", "Snack"])
      await expect(panel.getByText(meal, { exact: true })).toBeVisible();
    for (const text of [charged, "Completed", firstWorkout])
      await expect(panel.getByText(text).first()).toBeVisible();
    await panel
      .getByRole("button", { name: /add|more/i })
      .first()
      .click();
    await isSaved(page);
    await page.reload();
    await expect(panel.getByText("1 glass", { exact: false }).first()).toBeVisible();
  });
});

test.describe("progress", () => {
  test("shows each day's status and the chart as a table", async ({ page, member }) => {
    expect(member.email).not.toBe("");
    await openTab(page, "Progress");
    for (const cell of [
      "Day 1, completed",
      "Day 5, completed",
      "Day 6, upcoming",
      "Day 30, upcoming",
    ]) {
      await expect(page.getByRole("button", { name: cell }).first()).toBeVisible();
    }
    await page.getByText("Show as table").click();
    await expect(page.getByRole("table").getByRole("row")).toHaveCount(8);
  });

  test.describe("offline", () => {
    test.use({
      expectedNoise:
        /^(Failed to load resource: net::ERR_INTERNET_DISCONNECTED|TypeError: Failed to fetch)/,
    });

    test("keeps entries, and sends them to the other device", async ({
      page,
      context,
      browser,
      baseURL,
      member,
    }) => {
      await openTab(page, "Progress");
      await page.getByLabel("Current weight").fill("181.5");
      await page.getByRole("radio", { name: "Great" }).check({ force: true });
      await page.getByLabel("Notes").fill("Slept well.");
      await page.getByLabel("Notes").blur();
      await isSaved(page);

      await context.setOffline(true);
      await page.getByLabel("Water intake").fill("6");
      await page.getByLabel("Water intake").blur();
      await expect(
        page.getByRole("status").filter({ hasText: "Kept on this device" }).first(),
      ).toBeVisible();
      await context.setOffline(false);
      await isSaved(page);

      const other = await browser.newContext({ baseURL: baseURL ?? "" });
      const phone = await other.newPage();
      await phone.goto("/profile?tab=progress");
      await phone.getByLabel("Email").fill(member.email);
      await phone.getByLabel("Password").fill("steak-and-eggs");
      await phone.getByRole("button", { name: "Sign In" }).click();
      await expect(phone.getByLabel("Current weight")).toHaveValue("181.5");
      await expect(phone.getByRole("radio", { name: "Great" })).toBeChecked();
      await expect(phone.getByLabel("Notes")).toHaveValue("Slept well.");
      await expect(phone.getByLabel("Water intake")).toHaveValue("6");
      await other.close();
    });
  });
});

test.describe("workouts", () => {
  test("shows the days of each week, and keeps a tick", async ({ page, member }) => {
    expect(member.email).not.toBe("");
    await openTab(page, "Workouts");
    await expect(page.locator("[data-day]")).toHaveCount(7);
    await expect(page.locator('[data-day="1"]')).toContainText("Today");
    await page.getByRole("checkbox").first().check();
    await isSaved(page);
    for (const [week, first] of [
      [2, 8],
      [3, 15],
      [4, 22],
    ] as const) {
      await page.getByRole("button", { name: `Week ${week}` }).click();
      await expect(page.locator("[data-day]").first()).toHaveAttribute("data-day", String(first));
    }
    await page.reload();
    await expect(page.locator('[data-day="22"]')).toBeVisible();
    await page.getByRole("button", { name: "Week 1" }).click();
    await expect(page.getByRole("checkbox").first()).toBeChecked();
  });
});

test.describe("resources", () => {
  test("downloads a guide as a PDF", async ({ page, member }) => {
    expect(member.email).not.toBe("");
    await openTab(page, "Resources");
    const downloads = page.getByRole("button", { name: /^Download / });
    await expect(downloads).toHaveCount(10);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      downloads.first().click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
    const bytes = await (await download.createReadStream()).toArray();
    expect(Buffer.concat(bytes).subarray(0, 5).toString()).toBe("%PDF-");
  });
});

test.describe("grocery lists", () => {
  test("stores a list in the documented format", async ({ page, member }) => {
    expect(member.email).not.toBe("");
    await openTab(page, "Grocery Lists");
    await expect(page.getByRole("button", { name: "Add", exact: true })).toBeDisabled();
    await page.getByLabel("List name").fill("Weekend");
    for (const item of ["Ribeye", "Butter"]) {
      await page.getByLabel("Item", { exact: true }).fill(item);
      await page.getByRole("button", { name: "Add", exact: true }).click();
    }
    await page.getByRole("checkbox", { name: "Ribeye" }).check({ force: true });
    await page.getByRole("button", { name: "Remove Butter" }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("button", { name: "Save list" }).click();
    const lists = await page.evaluate(() =>
      JSON.parse(localStorage.getItem("groceryLists") ?? "[]"),
    );
    expect(lists).toEqual([
      {
        id: expect.any(String),
        name: "Weekend",
        createdAt: expect.any(String),
        items: [
          { id: expect.any(String), name: "Ribeye", checked: true, category: "Proteins" },
          { id: expect.any(String), name: "Butter", checked: false, category: expect.any(String) },
        ],
      },
    ]);
    await page.reload();
    await expect(page.getByRole("checkbox", { name: "Ribeye" })).toBeChecked();
    await page.getByRole("button", { name: groceryTemplate.name }).click();
    await expect(page.getByRole("checkbox")).toHaveCount(groceryTemplate.items.length);
  });
});

test.describe("recipes", () => {
  test("loads, searches, and adds recipes to the list", async ({ page, member }) => {
    expect(member.email).not.toBe("");
    await openTab(page, "Recipes");
    const cards = page.getByRole("tabpanel").getByRole("heading", { level: 3 });
    await expect(cards).toHaveCount(9);
    await page.getByRole("button", { name: "Load More Recipes" }).click();
    await expect(cards).toHaveCount(18);
    await page.getByLabel("Search recipes").fill("goat");
    await page.getByLabel("Search recipes").press("Enter");
    await expect(page.getByRole("button", { name: /goat/i }).first()).toBeVisible();
    await page.getByLabel("Search recipes").fill("pizza");
    await page.getByLabel("Search recipes").press("Enter");
    await expect(page.getByText("No recipes found. Please try a different search.")).toBeVisible();

    await page.getByLabel("Search recipes").fill("ribeye");
    await page.getByLabel("Search recipes").press("Enter");
    const opener = page.getByRole("button", { name: /Ribeye/ }).first();
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /grocery list/i })
      .click();
    await expect(
      page.getByRole("dialog").getByRole("status").filter({ hasText: /added/i }),
    ).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});

async function findOrderId(page: Page, { token, session }: Person): Promise<string> {
  const headers = { apikey: "sb_publishable_embedded", Authorization: `Bearer ${token}` };
  const response = await page.request.get(
    `/rest/v1/stripe_orders?select=id&checkout_session_id=eq.${session}`,
    { headers },
  );
  const [order]: { id: string }[] = await response.json();
  return order?.id ?? "";
}
