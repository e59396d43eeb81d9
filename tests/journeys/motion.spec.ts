import type { Page } from "@playwright/test";
import { choose, expect, isAt, test } from "./journey.ts";

interface Look {
  of: string;
  x: number;
  opacity: number;
}

test("a screen goes and comes with a fade and a slide of 20 px", async ({ page }) => {
  await opened(page, "/sleep");
  await choose(page, "5-6");
  await isAt(page, "water-intake");
  await expect.poll(async () => (await seen(page)).at(-1)).toEqual({ of: "water-intake", x: 0, opacity: 1 });

  const looks = await seen(page);
  const going = looks.filter((look) => look.of === "sleep" && look.opacity < 1);
  const coming = looks.filter((look) => look.of === "water-intake" && look.opacity < 1);
  for (const [side, moving] of [
    [-1, going],
    [1, coming],
  ] as const) {
    expect(moving.length).toBeGreaterThan(2);
    expect(moving.every(({ x }) => side * x >= 0 && Math.abs(x) <= 20)).toBe(true);
    expect(moving.some(({ x }) => Math.abs(x) > 1)).toBe(true);
  }
});

test("for whoever wants less motion nothing moves: screens and cards only fade", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await opened(page, "/dinner-time");
  await choose(page, "skip");
  await isAt(page, "meat-relationship");
  await choose(page, "love");
  await isAt(page, "meat-preferences");
  await choose(page, "love");
  await expect(page.locator("[data-card]")).toHaveAttribute("data-card", "beef");

  const looks = await seen(page);
  expect(new Set(looks.map(({ of }) => of))).toEqual(new Set(["dinner-time", "meat-relationship", "meat-preferences", "card pork", "card beef"]));
  expect(looks.filter(({ x }) => x !== 0)).toEqual([]);
});

const seen = (page: Page) => page.evaluate(() => (window as unknown as { looks: Look[] }).looks);

/** From the moment when the part of framer-motion that moves has come, every frame is looked at. */
async function opened(page: Page, path: string): Promise<void> {
  const canMove = page.waitForResponse("**/fade-features-*.js");
  await page.goto(path);
  await (await canMove).finished();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    const looks: Look[] = [];
    Object.assign(window, { looks });
    const look = (): void => {
      for (const element of document.querySelectorAll<HTMLElement>("[data-step], [data-card]")) {
        const { transform, opacity } = getComputedStyle(element);
        const { e, f } = new DOMMatrix(transform);
        looks.push({ of: element.dataset.step ?? `card ${element.dataset.card}`, x: Math.hypot(e, f) * Math.sign(e || 1), opacity: Number(opacity) });
      }
      requestAnimationFrame(look);
    };
    look();
  });
}

test("whoever leaves the cards while the code for dragging is still on its way gets on", async ({ page }) => {
  let arrives = () => {};
  const onItsWay = new Promise<void>((resolve) => {
    arrives = resolve;
  });
  await page.route("**/drag-features-*.js", async (route) => {
    await onItsWay;
    await route.continue();
  });
  await page.goto("/meat-relationship");
  await isAt(page, "meat-relationship");
  await choose(page, "love");
  await isAt(page, "meat-preferences");

  // it comes in the middle of the screen's leaving
  await page.getByRole("button", { name: "Back", exact: true }).click();
  arrives();
  await isAt(page, "meat-relationship");
});
