import type { Page } from "@playwright/test";
import { isFineForEveryone } from "../../support/axe.ts";
import { button, expect, networkNoise, openTab, test } from "../../support/member.ts";
import { memberTabs } from "../../support/member-tabs.ts";

const failure = (page: Page) =>
  page.getByRole("tabpanel").getByRole("alert").filter({ hasText: /\S/ });

test.use({
  expectedNoise: new RegExp(
    `${networkNoise.source}|(Unable to preload CSS|Failed to fetch dynamically imported module)`,
  ),
});

test("offline, tabs that were opened before still show their content", async ({
  page,
  context,
  member,
}) => {
  expect(member.email).not.toBe("");
  for (const { name, content } of memberTabs) {
    await openTab(page, name);
    await expect(content(page)).toBeVisible();
  }
  await context.setOffline(true);
  for (const { name, content } of memberTabs) {
    await openTab(page, name);
    await expect(content(page), name).toBeVisible();
  }
});

for (const { name, content } of memberTabs.slice(1)) {
  test(`offline, ${name} shows an error if it was never opened, and opens once the network is back`, async ({
    page,
    context,
    member,
  }) => {
    expect(member.email).not.toBe("");
    await expect(page.getByText("Breakfast", { exact: true })).toBeVisible();
    await context.setOffline(true);
    await openTab(page, name);
    await expect(failure(page)).toContainText("You are offline");
    await button(page, "Try again").click();
    await expect(button(page, "Try again")).toBeEnabled();
    await expect(failure(page)).toContainText("You are offline");
    // The other tabs still work.
    await openTab(page, "Daily Plan");
    await expect(page.getByText("Breakfast", { exact: true })).toBeVisible();
    await openTab(page, name);

    await context.setOffline(false);
    await expect(failure(page)).toHaveText("We couldn't open this part of your plan.");
    await isFineForEveryone(page);
    await button(page, "Try again").click();
    await expect(content(page)).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
    await expect(page.getByRole("tab", { name })).toHaveAttribute("aria-selected", "true");
  });
}

test("offline, a download and more recipes show errors, and work once the network is back", async ({
  page,
  context,
  member,
}) => {
  expect(member.email).not.toBe("");
  const cards = page.getByRole("tabpanel").getByRole("heading", { level: 3 });
  const download = page.getByRole("button", { name: /^Download / }).first();
  await openTab(page, "Recipes");
  await expect(cards).toHaveCount(9);
  await openTab(page, "Resources");
  await expect(download).toBeVisible();
  await context.setOffline(true);
  await download.click();
  await expect(failure(page)).toHaveText(
    "You are offline. Please try again when you're back online.",
  );
  await openTab(page, "Recipes");
  await button(page, "Load More Recipes").click();
  await expect(failure(page)).toHaveText("Failed to load recipes. Please try again later.");
  await expect(page.getByText("You are offline.")).toBeVisible();
  await expect(cards).toHaveCount(9);

  await context.setOffline(false);
  // By the button, or automatically.
  await page.getByRole("button", { name: /^(Try again|Load More Recipes)$/ }).click();
  await expect(cards).toHaveCount(18);
  await openTab(page, "Resources");
  const [file] = await Promise.all([page.waitForEvent("download"), download.click()]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
});
