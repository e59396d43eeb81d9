import { isFineForEveryone } from "./barriers.ts";
import { email, offer, screenOf, site, stepOf, stepsOnWay } from "./funnel.ts";
import { button, carryOn, expect, isAt, step, test } from "./journey.ts";
import { pages } from "./screens.ts";
import { fits, smallTargets } from "./windows.ts";

// the screens themselves: see every-screen.spec.ts

test("nothing keeps anyone from reading what went wrong, or from using a dialog", async ({
  page,
}) => {
  await page.goto(email.route);
  await button(page, email.submit).click();
  await expect(page.getByText(email.messages.empty ?? "")).toBeVisible();
  await isFineForEveryone(page);

  await page.route("**/functions/v1/stripe-checkout", (route) =>
    route.fulfill({ json: { error: "Sold out." } }),
  );
  await page.goto("/sales");
  await button(page, offer.button.buy).click();
  await expect(page.getByText("Sold out.")).toBeVisible();
  await isFineForEveryone(page);

  await button(page, site.footer.erase.open).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await isFineForEveryone(page);
  await page.setViewportSize({ width: 320, height: 400 });
  await fits(page);
  await expect(
    page.getByRole("dialog").getByRole("button", { name: site.admin.close }),
  ).toBeInViewport();
});

test("nothing keeps anyone from using what the analysis says", async ({ page }) => {
  const analysis = stepOf("counter");
  await page.goto(analysis.route);
  await expect(button(page, analysis.continue)).toBeVisible({ timeout: 15_000 });
  await isFineForEveryone(page);
});

test("nothing keeps anyone from reading the pages beside the quiz, on any window", async ({
  page,
}) => {
  for (const name of [
    ...pages,
    "login",
    "forgot-password",
    "reset-password",
    "restore",
    "success",
  ]) {
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
    const withContinue = [
      "multi-choice",
      "body-areas",
      "height",
      "weight",
      "number",
      "results",
      "features",
      "message",
    ];
    for (const shown of stepsOnWay().filter(({ type }) => withContinue.includes(type))) {
      await page.goto(shown.route);
      await isAt(page, screenOf(shown));
      await fits(page);
      await carryOn(page, shown);
      await expect(step(page, screenOf(shown))).toHaveCount(0);
    }
  });
});
