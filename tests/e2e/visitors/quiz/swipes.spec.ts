import type { Page } from "@playwright/test";
import { cards, listValues, toScreenName } from "../../support/funnel.ts";
import { expect, isAt, readKept, test } from "../../support/journey.ts";

const [first = "", second = ""] = listValues(cards);

const card = (page: Page) => page.locator("[data-card]");
const DRAG_CODE = "**/drag-features-*.js";
const SLOWLY = 0.2;
const FAST = 2;

// This tests speed, so the test owns the clock: time stops unless the pointer moves.
test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

async function openCards(page: Page): Promise<void> {
  const dragCanBegin = page.waitForResponse(DRAG_CODE);
  await showFirstCard(page);
  await card(page).hover();
  await (await dragCanBegin).finished();
  await stopClock(page);
}

async function showFirstCard(page: Page): Promise<void> {
  await page.goto(cards.route);
  await isAt(page, toScreenName(cards));
  await expect(card(page)).toHaveAttribute("data-card", first);
}

async function stopClock(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.clock.pauseAt(Date.now() + 60_000);
}

for (const { how, distance, pxPerMs, verdict } of [
  {
    how: "slowly and 120 px to the right is loved",
    distance: 120,
    pxPerMs: SLOWLY,
    verdict: "love",
  },
  {
    how: "slowly and 120 px to the left is hated",
    distance: -120,
    pxPerMs: SLOWLY,
    verdict: "hate",
  },
  { how: "fast and 80 px to the right is loved", distance: 80, pxPerMs: FAST, verdict: "love" },
  { how: "fast and 80 px to the left is hated", distance: -80, pxPerMs: FAST, verdict: "hate" },
]) {
  test(`a card dragged ${how}`, async ({ page }) => {
    await openCards(page);
    await drag(page, distance, pxPerMs);
    await page.clock.runFor(300);
    await expect(card(page)).toHaveAttribute("data-card", second);
    expect(await readKept(page)).toMatchObject({ [cards.answer]: { [first]: verdict } });
  });

  test(`before the code for dragging has loaded, a card dragged ${how}`, async ({ page }) => {
    await page.route(DRAG_CODE, () => {});
    await showFirstCard(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await drag(page, distance, pxPerMs);
    await page.clock.runFor(300);
    await expect(card(page)).toHaveAttribute("data-card", second);
    expect(await readKept(page)).toMatchObject({ [cards.answer]: { [first]: verdict } });
  });
}

test("a card dragged slowly for less than 100 px snaps back unjudged", async ({ page }) => {
  await openCards(page);
  const before = await card(page).boundingBox();
  for (const distance of [80, -80]) {
    await drag(page, distance, SLOWLY);
    await page.clock.runFor(3000);
    expect((await card(page).boundingBox())?.x).toBeCloseTo(before?.x ?? 0, 0);
  }
  await expect(card(page)).toHaveAttribute("data-card", first);
  expect(await readKept(page)).not.toHaveProperty(cards.answer);
});

/** Drags frame by frame at one speed, and releases while moving. */
async function drag(page: Page, distance: number, pxPerMs: number): Promise<void> {
  const FRAMES = 5;
  const box = await card(page).boundingBox();
  if (!box) throw new Error("No card is on screen.");
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.clock.runFor(20);
  for (let frame = 1; frame <= FRAMES; frame++) {
    await page.mouse.move(x + (distance * frame) / FRAMES, y);
    await page.clock.runFor(Math.abs(distance) / FRAMES / pxPerMs);
  }
  await page.clock.runFor(20);
  const followed = ((await card(page).boundingBox())?.x ?? 0) - box.x;
  expect(Math.abs(followed - distance), "the card follows the pointer").toBeLessThan(5);
  await page.mouse.up();
  await page.clock.runFor(20);
}
