import { keyboard, tabTo } from "./hands.ts";
import { button, choose, expect, isAt, kept, option, test } from "./journey.ts";

// the whole quiz by keyboard alone: see walk.spec.ts

test("arrow keys move the focus among options, and never answer", async ({ page }) => {
  await page.goto("/sleep");
  await tabTo(page, option(page, "less-than-5"));
  for (const [key, value] of [
    ["ArrowDown", "5-6"],
    ["ArrowRight", "7-8"],
    ["ArrowUp", "5-6"],
    ["ArrowLeft", "less-than-5"],
    ["End", "more-than-8"],
    ["ArrowDown", "less-than-5"],
    ["ArrowUp", "more-than-8"],
    ["Home", "less-than-5"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(option(page, value)).toBeFocused();
  }
  await expect(page.locator('[aria-pressed="true"]')).toHaveCount(0);
  expect(await kept(page)).not.toHaveProperty("sleepHours");
  await page.keyboard.press("Shift+Tab");
  await expect(option(page, "less-than-5")).not.toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await isAt(page, "water-intake");
});

test("arrow keys judge the cards", async ({ page }) => {
  await page.goto("/meat-preferences");
  await isAt(page, "meat-preferences");
  const keys = { pork: "ArrowRight", beef: "ArrowLeft", chicken: "ArrowUp", duck: "ArrowRight", turkey: "ArrowLeft", lamb: "ArrowUp" };
  for (const [meat, key] of Object.entries(keys)) {
    await expect(page.locator("[data-card]")).toHaveAttribute("data-card", meat);
    await page.keyboard.press(key);
  }
  await isAt(page, "fish-preferences");
  expect((await kept(page)).meatPreferences).toEqual({ pork: "love", beef: "hate", chicken: "neutral", duck: "love", turkey: "hate", lamb: "neutral" });
});

test("the skip link leads past the header to the screen", async ({ page }) => {
  await page.goto("/goals?utm_source=mail");
  await isAt(page, "goals");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(option(page, "weight")).toBeFocused();
  await isAt(page, "goals");
  expect(new URL(page.url()).search).toBe("?utm_source=mail");
});

test("a dialog keeps the focus inside, closes by Escape, by Close and by its way out, and gives the focus back", async ({ page }) => {
  await page.goto("/goals");
  const opener = button(page, "Erase my answers");
  const dialog = page.getByRole("dialog");
  for (const leave of [
    () => page.keyboard.press("Escape"),
    () => keyboard(page, "Enter").press(dialog.getByRole("button", { name: "Close" })),
    () => keyboard(page, "Space").press(dialog.getByRole("button", { name: "Keep them" })),
  ]) {
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(dialog).toBeVisible();
    for (let pressed = 0; pressed < 8; pressed++) {
      await page.keyboard.press(pressed < 5 ? "Tab" : "Shift+Tab");
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await leave();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test("an arrow key in a number's field changes the number and nothing else", async ({ page }) => {
  await page.goto("/age");
  await page.getByLabel("Age").focus();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByLabel("Age")).toHaveValue("31");
  await isAt(page, "age");
});

test("the focus stays where the visitor put it while a screen changes by itself", async ({ page }) => {
  await page.goto("/weight");
  await page.getByLabel("Weight", { exact: true }).fill("200");
  await expect(page.getByLabel("Weight", { exact: true })).toBeFocused();
  await choose(page, "kg");
  await expect(option(page, "kg")).toBeFocused();
});
