import { isFineForEveryone } from "../support/axe.ts";
import { passesSecondEngine } from "../support/equal-access.ts";
import {
  email,
  findStep,
  getLeastWait,
  offer,
  site,
  stepsOnPath,
  toScreenName,
} from "../support/funnel.ts";
import {
  button,
  carryOn,
  expect,
  isAt,
  letPass,
  step,
  takeClock,
  test,
} from "../support/journey.ts";
import { pages } from "../support/screens.ts";
import { fits, smallTargets } from "../support/windows.ts";

// For the screens themselves, see every-screen.spec.ts.

test("errors and dialogs are accessible", async ({ page }) => {
  await page.goto(email.route);
  await button(page, email.submit).click();
  await expect(page.getByText(email.messages.empty ?? "")).toBeVisible();
  await isFineForEveryone(page);
  await passesSecondEngine(page);

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
  await passesSecondEngine(page);
  await page.setViewportSize({ width: 320, height: 400 });
  await fits(page);
  await expect(
    page.getByRole("dialog").getByRole("button", { name: site.admin.close }),
  ).toBeInViewport();
});

test("the analysis is accessible", async ({ page }) => {
  const analysis = findStep("counter");
  await takeClock(page);
  await page.goto(analysis.route);
  await isAt(page, toScreenName(analysis));
  await letPass(page, getLeastWait(analysis));
  await expect(button(page, analysis.continue)).toBeVisible({ timeout: 15_000 });
  await isFineForEveryone(page);
});

test("the pages next to the quiz are accessible in every window size", async ({ page }) => {
  for (const name of [
    ...pages,
    "login",
    "forgot-password",
    "reset-password",
    "restore",
    "success",
    "withdraw",
  ]) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/${name}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await isFineForEveryone(page);
    await passesSecondEngine(page);
    await fits(page);
    expect(await smallTargets(page), name).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await fits(page);
    await passesSecondEngine(page);
  }
});

test.describe("at 200 % zoom", () => {
  test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });

  test("you can reach Continue on every screen that has it", async ({ page }) => {
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
    for (const shown of stepsOnPath().filter(({ type }) => withContinue.includes(type))) {
      await page.goto(shown.route);
      await isAt(page, toScreenName(shown));
      await fits(page);
      await carryOn(page, shown);
      await expect(step(page, toScreenName(shown))).toHaveCount(0);
    }
  });
});

test("the second engine finds a field without a name", async ({ page }) => {
  await page.goto("/login");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() =>
    document.querySelector("main")?.append(document.createElement("input")),
  );
  await expect(passesSecondEngine(page)).rejects.toThrow("input_label_exists");
});
