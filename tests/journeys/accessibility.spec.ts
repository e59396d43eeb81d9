import { isFineForEveryone } from "./barriers.ts";
import { button, carryOn, expect, isAt, step, test } from "./journey.ts";
import { pages } from "./screens.ts";
import { fits, smallTargets } from "./windows.ts";

// the screens themselves: see every-screen.spec.ts

test("nothing keeps anyone from reading what went wrong, or from using a dialog", async ({ page }) => {
  await page.goto("/email");
  await button(page, "Claim my plan").click();
  await expect(page.getByText("Please enter your email")).toBeVisible();
  await isFineForEveryone(page);

  await page.route("**/functions/v1/stripe-checkout", (route) => route.fulfill({ json: { error: "Sold out." } }));
  await page.goto("/sales");
  await button(page, "Buy Now").click();
  await expect(page.getByText("Sold out.")).toBeVisible();
  await isFineForEveryone(page);

  await button(page, "Erase my answers").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await isFineForEveryone(page);
  await page.setViewportSize({ width: 320, height: 400 });
  await fits(page);
  await expect(page.getByRole("dialog").getByRole("button", { name: "Close" })).toBeInViewport();
});

test("nothing keeps anyone from using what the analysis says", async ({ page }) => {
  await page.goto("/analyzing");
  await expect(button(page, "Continue")).toBeVisible({ timeout: 15_000 });
  await isFineForEveryone(page);
});

test("nothing keeps anyone from reading the pages beside the quiz, on any window", async ({ page }) => {
  for (const name of [...pages, "login", "forgot-password", "reset-password", "restore", "success"]) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/${name}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await isFineForEveryone(page);
    await fits(page);
    expect(await smallTargets(page), name).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await fits(page);
  }
});

test.describe("at 200 % zoom", () => {
  test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });

  test("Continue can be reached on every screen that has one", async ({ page }) => {
    for (const id of ["goals", "improvement-areas", "habits", "previous-diets", "height", "weight", "age", "results", "plan-details"]) {
      await page.goto(`/${id}`);
      await isAt(page, id);
      await fits(page);
      await carryOn(page);
      await expect(step(page, id)).toHaveCount(0);
    }
  });
});
