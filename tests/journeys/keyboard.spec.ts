import type { Locator, Page } from "@playwright/test";
import { waitFor } from "./getting-on.ts";
import { button, choose, expect, isAt, kept, option, test } from "./journey.ts";
import { questions } from "./screens.ts";
import { answerOf, man } from "./visitors.ts";

const title = (page: Page) => page.getByRole("heading", { level: 1 });

test("the whole quiz can be answered by keyboard alone, and every new screen is announced by its title", async ({ page }) => {
  await page.goto("/?variant=summary:A");
  await isAt(page, "start");
  await pressOn(page, option(page, "male"), "Enter");
  for (const [id] of questions) {
    await isAt(page, id);
    await expect(title(page)).toBeFocused();
    await answerByKeys(page, id);
    if (id !== "fish-preferences") continue;
    await isAt(page, "analyzing");
    await expect(title(page)).toBeFocused();
    await expect(button(page, "Continue")).toBeVisible({ timeout: 15_000 });
    await pressOn(page, button(page, "Continue"), "Enter");
  }
  await isAt(page, "personal-summary");
  await pressOn(page, button(page, "Continue"), "Space");
  await isAt(page, "generating");
  await expect(title(page)).toBeFocused();
  await waitFor(page, "email");
  await expect(title(page)).toBeFocused();
  await tabTo(page, page.getByLabel("Email"));
  await page.keyboard.type("ann@example.com");
  await page.keyboard.press("Enter");
  for (const id of ["results", "plan-details"]) {
    await isAt(page, id);
    await expect(title(page)).toBeFocused();
    await pressOn(page, button(page, "Continue"), "Enter");
  }
  await isAt(page, "sales");
  await expect(title(page)).toBeFocused();
  await tabTo(page, button(page, "Buy Now"));
  expect(await kept(page)).toEqual(man);
});

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
    () => pressOn(page, dialog.getByRole("button", { name: "Close" }), "Enter"),
    () => pressOn(page, dialog.getByRole("button", { name: "Keep them" }), "Space"),
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

async function answerByKeys(page: Page, id: string): Promise<void> {
  const name = answerOf[id];
  const given = name === undefined ? undefined : man[name];
  if (typeof given === "string") return pressOn(page, option(page, given), "Space");
  if (id === "meat-preferences") return judgeByKeys(page);
  if (Array.isArray(given)) for (const value of given) await pressOn(page, option(page, value), "Space");
  const fields: Record<string, Record<string, number>> = {
    height: { Feet: man.height.feet, Inches: man.height.inches },
    weight: { Weight: man.weight.value },
    age: { Age: man.age },
  };
  for (const [label, value] of Object.entries(fields[id] ?? {})) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(String(value));
  }
  await pressOn(page, button(page, "Continue"), "Enter");
}

async function judgeByKeys(page: Page): Promise<void> {
  const keys: Record<string, string> = { love: "ArrowRight", hate: "ArrowLeft", neutral: "ArrowUp" };
  for (const [meat, verdict] of Object.entries(man.meatPreferences)) {
    await expect(page.locator("[data-card]")).toHaveAttribute("data-card", meat);
    await page.keyboard.press(keys[verdict] ?? "");
  }
}

async function pressOn(page: Page, target: Locator, key: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** By Tab alone, forwards, as often as a whole screen may need. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let pressed = 0; pressed < 40 && !(await isFocused()); pressed++) await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
}
