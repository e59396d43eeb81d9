import type { Page } from "@playwright/test";
import {
  after,
  cards,
  choice,
  listValues,
  type Step,
  site,
  stepsOnPath,
  toScreenName,
} from "../support/funnel.ts";
import { carryOn, choose, expect, isAt, test } from "../support/journey.ts";

const [value = ""] = listValues(choice);
const next = after(choice, { [choice.answer]: value });
const [firstCard = "", secondCard = ""] = listValues(cards);
const way = stepsOnPath() as Step[];
/** The screen that leads to the cards. */
const beforeCards = way[way.findIndex(({ id }) => id === cards.id) - 1] as Step;

/** Continues from the screen before the cards, whichever it is. */
async function goOnToCards(page: Page): Promise<void> {
  await (beforeCards.type.endsWith("single-choice")
    ? choose(page, listValues(beforeCards).at(-1) ?? "")
    : carryOn(page, beforeCards));
  await isAt(page, toScreenName(cards));
}

const LEAVING_SCREEN = "[data-leaves]";
const LEAVING = "leaving";

interface Look {
  of: string;
  frame: number;
  x: number;
  opacity: number;
}

test("one screen leaves while the next one enters, with a fade and a slide of 20 px", async ({
  page,
}) => {
  await openAtRest(page, choice.route);
  await choose(page, value);
  await isAt(page, next);
  await expect
    .poll(async () => (await readLooks(page)).at(-1))
    .toMatchObject({ of: next, x: 0, opacity: 1 });

  const looks = await readLooks(page);
  const going = looks.filter((look) => look.of === LEAVING && look.opacity < 1);
  const coming = looks.filter((look) => look.of === next && look.opacity < 1);
  for (const [side, moving] of [
    [-1, going],
    [1, coming],
  ] as const) {
    expect(moving.length).toBeGreaterThan(2);
    expect(moving.every(({ x }) => side * x >= 0 && Math.abs(x) <= 20)).toBe(true);
    expect(moving.some(({ x }) => Math.abs(x) > 1)).toBe(true);
  }
  const frames = (all: Look[]) => all.map(({ frame }) => frame);
  expect(Math.min(...frames(coming)), "both in the same frames").toBeLessThan(
    Math.max(...frames(going)),
  );
  await expect(page.locator(LEAVING_SCREEN), "nothing of it is left").toHaveCount(0);
});

test("with reduced motion nothing moves: screens and cards only fade", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openAtRest(page, beforeCards.route);
  await goOnToCards(page);
  const listRecorded = async () => (await readLooks(page)).map(({ of }) => of);
  await expect.poll(listRecorded).toContain(`card ${firstCard}`);
  await choose(page, "love");
  await expect.poll(listRecorded).toContain(`card ${secondCard}`);

  const looks = await readLooks(page);
  expect(new Set(looks.map(({ of }) => of))).toEqual(
    new Set([
      toScreenName(beforeCards),
      LEAVING,
      toScreenName(cards),
      `card ${firstCard}`,
      `card ${secondCard}`,
    ]),
  );
  expect(looks.filter(({ x }) => x !== 0)).toEqual([]);
});

const readLooks = (page: Page) =>
  page.evaluate(() => (window as unknown as { looks: Look[] }).looks);

/** Records every frame from the first screen on. */
async function openAtRest(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await page.evaluate(
    ({ leavingScreen, leaving }) => {
      const looks: Look[] = [];
      Object.assign(window, { looks });
      const look = (frame: number): void => {
        for (const element of document.querySelectorAll<HTMLElement>(
          `[data-step], [data-card], ${leavingScreen}`,
        )) {
          const { transform, opacity } = getComputedStyle(element);
          const { e, f } = new DOMMatrix(transform);
          const { step, card } = element.dataset;
          looks.push({
            of: step ?? (card ? `card ${card}` : leaving),
            frame,
            x: Math.hypot(e, f) * Math.sign(e || 1),
            opacity: Number(opacity),
          });
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    { leavingScreen: LEAVING_SCREEN, leaving: LEAVING },
  );
}

test("leaving the cards works while the code for dragging is still loading", async ({ page }) => {
  let arrives = () => {};
  const onItsWay = new Promise<void>((resolve) => {
    arrives = resolve;
  });
  await page.route("**/drag-features-*.js", async (route) => {
    await onItsWay;
    await route.continue();
  });
  await page.goto(beforeCards.route);
  await isAt(page, toScreenName(beforeCards));
  await goOnToCards(page);
  await page.locator("[data-card]").hover();

  // It loads while the screen is still leaving.
  await page.getByRole("button", { name: site.header.back, exact: true }).click();
  arrives();
  await isAt(page, toScreenName(beforeCards));
});
