import { button, carryOn, choose, expect, isAt, kept, step, test } from "./journey.ts";
import { questions } from "./screens.ts";

test("Back and Forward move between screens and keep every answer", async ({ page }) => {
  await page.goto("/sleep?utm_source=mail");
  await choose(page, "7-8");
  await isAt(page, "water-intake");
  await choose(page, "2-5");
  await isAt(page, "habits");
  await choose(page, "sweets");

  await page.goBack();
  await isAt(page, "water-intake");
  await expect(page.locator('[data-option="2-5"]')).toHaveAttribute("aria-pressed", "true");
  await page.goBack();
  await isAt(page, "sleep");
  await expect(page.locator('[data-option="7-8"]')).toHaveAttribute("aria-pressed", "true");
  await page.goForward();
  await isAt(page, "water-intake");
  await page.goForward();
  await isAt(page, "habits");
  await expect(page.locator('[data-option="sweets"]')).toHaveAttribute("aria-checked", "true");
  expect(new URL(page.url()).search).toBe("?utm_source=mail");
  expect(await kept(page)).toMatchObject({ sleepHours: "7-8", waterIntake: "2-5", habits: ["sweets"], currentStep: 7 });
});

test("Back and Forward faster than the screens can change end where the address says", async ({ page }) => {
  await page.goto("/goals");
  for (const id of ["goals", "improvement-areas", "habits"]) await page.evaluate((path) => history.pushState({ idx: 1 }, "", path), `/${id}`);
  await page.reload();
  await isAt(page, "habits");
  await page.evaluate(() => {
    history.back();
    history.back();
    history.forward();
    history.back();
  });
  await isAt(page, "goals");
});

test("a reload stays on the screen with the answers", async ({ page }) => {
  await page.goto("/goals");
  await choose(page, "fit");
  await choose(page, "gut");
  await page.reload();
  await isAt(page, "goals");
  await expect(page.locator('[aria-checked="true"]')).toHaveCount(2);
  await expect(page.locator('[data-option="gut"]')).toHaveAttribute("aria-checked", "true");
});

test("an address that no screen has leads to the entrance and is not left in the history", async ({ page }) => {
  await page.goto("/goals");
  for (const path of ["/nonsense", "/goals/more", "/constructor", "/__proto__", "/Goals"]) {
    await page.goto(`${path}?utm_source=old`);
    await isAt(page, "start");
    expect(new URL(page.url()).search, path).toBe("?utm_source=old");
  }
  await page.goto("/goals");
  await page.goto("/nonsense");
  await isAt(page, "start");
  await page.goBack();
  await isAt(page, "goals");
});

test("a slash at the end of an address is no mistake", async ({ page }) => {
  await page.goto("/sleep/?utm_source=mail");
  await expect(step(page, "sleep")).toBeVisible();
  await choose(page, "5-6");
  await isAt(page, "water-intake");
  expect(new URL(page.url()).search).toBe("?utm_source=mail");
});

test("the header's Back leads whoever came from outside to the screen before", async ({ page }) => {
  const ids = ["start", ...questions.map(([id]) => id)];
  for (const id of ["goals", "fish-preferences", "age"]) {
    await page.goto(`/${id}?utm_source=mail`);
    await button(page, "Back").click();
    await isAt(page, ids[ids.indexOf(id) - 1] ?? "start");
    expect(new URL(page.url()).search).toBe("?utm_source=mail");
  }
  await page.goto("/");
  await isAt(page, "start");
  await expect(button(page, "Back")).toHaveCount(0);
});

test("the header's Back takes back one screen at a time, as the browser's does", async ({ page }) => {
  await page.goto("/");
  await choose(page, "female");
  await isAt(page, "goals");
  await carryOn(page);
  await isAt(page, "current-body");
  await button(page, "Back").click();
  await isAt(page, "goals");
  await button(page, "Back").click();
  await isAt(page, "start");
  await expect(page.locator('[data-option="female"]')).toHaveAttribute("aria-pressed", "true");
});

test("the header's Back on an e-mail screen opened from outside skips the screen that moves on by itself", async ({ page }) => {
  await page.goto("/email?variant=summary:A");
  await button(page, "Back").click();
  await isAt(page, "personal-summary");
});
