import type { Page } from "@playwright/test";
import { isFineForEveryone } from "../support/axe.ts";
import { listKept } from "../support/browser.ts";
import { canaries } from "../support/canaries.ts";
import { isHydrated } from "../support/journey.ts";
import { expect, openTab, test } from "../support/member.ts";
import { memberTabs } from "../support/member-tabs.ts";

const banner = (page: Page) => page.getByRole("status").filter({ hasText: "Admin Mode Enabled" });

/** Opens the member area like the admin panel does; a build without its password has no panel. */
async function openAsTeam(page: Page): Promise<void> {
  await page.goto("/help");
  await isHydrated(page, "main h1");
  await page.evaluate(() => {
    history.pushState({ usr: { admin: true }, key: "team", idx: 1 }, "", "/profile");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(banner(page)).toBeVisible();
}

test("the team sees every tab with sample content, and no response contains paid content", async ({
  page,
}) => {
  const answers: Promise<string>[] = [];
  const asked: string[] = [];
  page.on("response", (response) => {
    asked.push(new URL(response.url()).pathname);
    if (["document", "script", "fetch", "xhr"].includes(response.request().resourceType()))
      answers.push(response.text().catch(() => ""));
  });
  await openAsTeam(page);
  for (const { name, sample } of memberTabs) {
    await openTab(page, name);
    await expect(sample(page), name).toBeVisible();
    await expect(banner(page)).toBeVisible();
    await isFineForEveryone(page);
  }
  await expect(page.getByRole("button", { name: "Log out" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^(Download|Open|Watch) / })).toHaveCount(0);

  const text = (await Promise.all(answers)).join("\n");
  expect(text).toContain("Sample breakfast");
  expect(canaries().filter((sentence) => text.includes(sentence.slice(0, 60)))).toEqual([]);
  expect(asked.filter((path) => path.startsWith("/rest/") || path.startsWith("/auth/"))).toEqual(
    [],
  );
});

test("the team's changes aren't stored, and a reload starts over", async ({ page }) => {
  await openAsTeam(page);
  await openTab(page, "Progress");
  await page.getByLabel("Notes").fill("Tried out.");
  await page.getByLabel("Current weight").fill("180");
  await openTab(page, "Daily Plan");
  await page.getByRole("button", { name: "Next day" }).click();
  await page.getByRole("button", { name: "Make day 2 my current day" }).click();
  await expect(page.getByRole("progressbar", { name: "Program" })).toHaveAttribute(
    "aria-valuenow",
    "2",
  );
  await expect(page.getByRole("status").filter({ hasText: "Saving" })).toHaveCount(0);
  expect(await listKept(page, "member:")).toEqual([]);
  await page.reload();
  await expect(banner(page)).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "Program" })).toHaveAttribute(
    "aria-valuenow",
    "1",
  );
});

test("the team neither sees nor changes the lists of a member signed in on the same browser", async ({
  page,
  member,
}) => {
  expect(member.email).not.toBe("");
  const lists = () =>
    page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([key]) => key.includes("grocery"))
        .sort(),
    );
  await openTab(page, "Grocery Lists");
  await page.getByLabel("Item", { exact: true }).fill("Ribeye of the member");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("button", { name: "Save list" }).click();
  const before = await lists();

  await openAsTeam(page);
  await openTab(page, "Grocery Lists");
  await expect(page.getByText("Nothing saved yet.")).toBeVisible();
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await page.getByRole("button", { name: "Organ Meat Focus" }).click();
  await page.getByRole("button", { name: "Save list" }).click();
  await openTab(page, "Recipes");
  await page
    .getByRole("tabpanel")
    .getByRole("heading", { level: 3 })
    .first()
    .getByRole("button")
    .click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: "Add ingredients to my grocery list" })
    .click();
  await expect(
    page.getByRole("dialog").getByRole("status").filter({ hasText: "Added" }),
  ).toBeVisible();
  expect(await lists()).toEqual(before);
});

test("the URL of the member area alone leads to the sign-in page", async ({ page }) => {
  for (const address of [
    "/profile",
    "/profile?admin=true",
    "/profile?tab=resources&admin=1",
    "/profile#admin",
  ]) {
    await page.goto(address);
    await expect(page).toHaveURL(({ pathname }) => pathname === "/login");
    await expect(banner(page)).toHaveCount(0);
  }
});
