import { isFineForEveryone } from "../support/axe.ts";
import { expect, fetchSavedNotes, openTab, test } from "../support/member.ts";

test("a favorite reaches the account, and a dish that's cooked instead is in the plan after a reload", async ({
  page,
  member,
}) => {
  await openTab(page, "Recipes");
  const cookbook = page.locator("[data-cookbook]");
  await expect(cookbook.getByText(/^\d{3} dishes$/)).toBeVisible();
  await expect(cookbook.getByRole("listitem").filter({ has: page.locator("img") })).toHaveCount(24);
  await isFineForEveryone(page);

  await cookbook
    .getByRole("searchbox", { name: "Search the cookbook" })
    .fill("pork loin steaks with goat");
  const [heart] = await cookbook.getByRole("button", { name: /^Favorite: / }).all();
  await heart?.click();
  const favorites = async () =>
    Object.keys((await fetchSavedNotes(page, member))["0/favorites"] ?? {});
  await expect.poll(favorites).toHaveLength(1);

  const dish = cookbook.locator("[aria-haspopup]").first();
  const name = (await dish.textContent()) ?? "";
  await dish.click();
  const dialog = page.getByRole("dialog", { name });
  await dialog.getByRole("button", { name: "Cook this instead" }).click();
  await expect(dialog.getByText(/^Done: Today, /)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.reload();
  await openTab(page, "Daily Plan");
  await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
});
