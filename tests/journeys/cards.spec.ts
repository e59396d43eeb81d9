import type { Page } from "@playwright/test";
import { judgeCards } from "./getting-on.ts";
import { choose, expect, isAt, kept, option, test } from "./journey.ts";

const card = (page: Page) => page.locator("[data-card]");
const isOnTop = (page: Page, meat: string) => expect(card(page)).toHaveAttribute("data-card", meat);

test.beforeEach(async ({ page }) => {
  const dragCanBegin = page.waitForResponse("**/drag-features-*.js");
  await page.goto("/meat-preferences");
  await isAt(page, "meat-preferences");
  await (await dragCanBegin).finished();
  await isOnTop(page, "pork");
});

test("six cards, judged by button, lead to the question about fish", async ({ page }) => {
  const verdicts = { pork: "hate", beef: "love", chicken: "neutral", duck: "hate", turkey: "love", lamb: "neutral" };
  await judgeCards(page, verdicts);
  await isAt(page, "fish-preferences");
  expect(await kept(page)).toEqual({ meatPreferences: verdicts, currentStep: 21 });
});

test("a card follows the hand sideways only, and 300 px at most", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  const before = await card(page).boundingBox();
  const { x, y } = await grab(page);
  await page.mouse.move(x + 30, y + 10, { steps: 5 });
  await page.mouse.move(x + 450, y + 90, { steps: 10 });
  await expect.poll(async () => Math.round(((await card(page).boundingBox())?.x ?? 0) - (before?.x ?? 0))).toBe(300);
  expect((await card(page).boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  await page.mouse.up();
  await isOnTop(page, "beef");
});

test("a card dragged up and down alone is not judged", async ({ page }) => {
  const { x, y } = await grab(page);
  await page.mouse.move(x, y - 150, { steps: 5 });
  await page.mouse.up();
  await choose(page, "neutral");
  await isOnTop(page, "beef");
  expect(await kept(page)).toMatchObject({ meatPreferences: { pork: "neutral" } });
});

test("a rapid double click on Love judges one card only", async ({ page }) => {
  await option(page, "love").dblclick();
  await isOnTop(page, "beef");
  expect(await kept(page)).toMatchObject({ meatPreferences: { pork: "love" } });
  await choose(page, "hate");
  await isOnTop(page, "chicken");
  expect((await kept(page)).meatPreferences).toEqual({ pork: "love", beef: "hate" });
});

test("a reload in the middle goes on with the card that was on top", async ({ page }) => {
  await judgeCards(page, { pork: "love", beef: "hate" });
  await isOnTop(page, "chicken");
  await page.reload();
  await isOnTop(page, "chicken");
  await judgeCards(page, { chicken: "love", duck: "love", turkey: "love", lamb: "love" });
  await isAt(page, "fish-preferences");
  expect((await kept(page)).meatPreferences).toEqual({ pork: "love", beef: "hate", chicken: "love", duck: "love", turkey: "love", lamb: "love" });
});

test("whoever comes Back after the last card can judge them anew", async ({ page }) => {
  await judgeCards(page, { pork: "love", beef: "love", chicken: "love", duck: "love", turkey: "love", lamb: "love" });
  await isAt(page, "fish-preferences");
  await page.goBack();
  await isOnTop(page, "pork");
  await judgeCards(page, { pork: "hate", beef: "hate", chicken: "hate", duck: "hate", turkey: "hate", lamb: "hate" });
  await isAt(page, "fish-preferences");
  expect(await kept(page)).toMatchObject({ meatPreferences: { pork: "hate", lamb: "hate" } });
});

async function grab(page: Page): Promise<{ x: number; y: number }> {
  const box = await card(page).boundingBox();
  if (!box) throw new Error("No card is on screen.");
  const x = Math.round(box.x + box.width / 2);
  const y = Math.round(box.y + box.height / 2);
  await page.mouse.move(x, y);
  await page.mouse.down();
  return { x, y };
}
