import { join } from "node:path";
import type { Page } from "@playwright/test";
import { buildPlan } from "#compiler/build-plan.ts";
import { compileFunnel } from "#compiler/compile.ts";
import { readAssets, readFunnelFolder } from "#tools/cli/funnel-folder/funnel-folder.ts";
import { button, isAt } from "../support/journey.ts";
import { expect, test } from "./authoring.ts";

// React only warns during development, so draw every screen there too.
test("an author who opens every screen sees nothing in the console", async ({ page, folder }) => {
  const funnel = compileFunnel(
    readFunnelFolder(join(folder, "funnel")),
    readAssets(join(folder, "funnel")),
  );
  if (Array.isArray(funnel)) throw new Error("The funnel of these tests is broken.");
  const steps = Object.values(buildPlan(funnel, (image) => image).steps);
  await page.goto("/?variant=summary:A");
  await isAt(page, "start");
  for (const { id, route } of steps) {
    // Unbundled pages take long to load, so move from screen to screen as Back and Forward do. Load
    // again only for the other summary.
    if (id === "summary-intake") await page.goto(`${route}?variant=summary:B`);
    else await goTo(page, route);
    await isAt(page, route.slice(1) || "start");
  }
});

test("the team opens the admin panel with its password, by keyboard", async ({ page }) => {
  await page.goto("/goals");
  await isAt(page, "goals");
  const opener = button(page, "Admin");
  const dialog = page.getByRole("dialog");
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Password")).toBeFocused();
  await page.keyboard.type("guess");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert").filter({ hasText: /\S/ })).toHaveText("Invalid password");
  await expect(dialog.getByLabel("Password")).toHaveAttribute("aria-invalid", "true");

  for (let pressed = 0; pressed < 6; pressed++) {
    await page.keyboard.press("Tab");
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.keyboard.press("Enter");
  await dialog.getByLabel("Password").fill("development");
  await dialog.getByRole("button", { name: "Unlock" }).click();
  await expect(dialog.getByRole("button", { name: "Access Profile Page" })).toBeVisible();
  await dialog.getByRole("button", { name: "Access Sales Page" }).click();
  await isAt(page, "sales");
  await expect(dialog).toHaveCount(0);
});

test.describe("from the panel", () => {
  // No meal database runs here.
  test.use({
    expectedNoise: /^Failed to load resource: net::ERR_(CONNECTION_REFUSED|UNSAFE_PORT)/,
  });

  test("the team reaches the member area, and every tab has content", async ({ page }) => {
    await page.goto("/goals");
    await button(page, "Admin").click();
    await page.getByRole("dialog").getByLabel("Password").fill("development");
    await button(page, "Unlock").click();
    await button(page, "Access Profile Page").click();
    for (const name of [
      "Daily Plan",
      "Progress",
      "Workouts",
      "Resources",
      "Grocery Lists",
      "Recipes",
    ]) {
      await page.getByRole("tab", { name }).click();
      await expect(page.getByRole("tabpanel").getByRole("heading").first(), name).toBeVisible();
      await expect(
        page.getByRole("status").filter({ hasText: "Admin Mode Enabled" }),
      ).toBeVisible();
    }
    await expect(page.getByText("Failed to load recipes. Please try again later.")).toBeVisible();
  });
});

test("the panel's button closes it and restores the focus", async ({ page }) => {
  await page.goto("/goals");
  await button(page, "Admin").click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(button(page, "Admin")).toBeFocused();
});

async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}
