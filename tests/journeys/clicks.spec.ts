import { button, carryOn, choose, expect, isAt, kept, option, test } from "./journey.ts";

test("a double click on an option answers one question only", async ({ page }) => {
  await page.goto("/sleep");
  await option(page, "5-6").dblclick();
  await isAt(page, "water-intake");
  expect(await kept(page)).toEqual({ sleepHours: "5-6", currentStep: 6 });
});

test("a double click on Continue passes one screen only, with a transition", async ({ page }) => {
  const loaded = page.waitForResponse("**/fade-features-*.js");
  await page.goto("/height");
  await loaded;
  await button(page, "Continue").dblclick();
  await isAt(page, "weight");
  expect(await kept(page)).not.toHaveProperty("weight");
});

test("a double click on Continue passes one screen only, before there is a transition, though Continue stands where it stood", async ({ page }) => {
  await page.route("**/fade-features-*.js", () => {});
  await page.goto("/height");
  await carryOn(page);
  await isAt(page, "weight");
  const { x, y, width, height } = (await button(page, "Continue").boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  expect(await kept(page)).not.toHaveProperty("weight");
  await isAt(page, "weight");
  await carryOn(page);
  await isAt(page, "age");
});

test("an option of a screen on its way out does nothing", async ({ page }) => {
  await page.goto("/sleep");
  await page.evaluate(() => {
    const leaving = document.querySelector<HTMLElement>('[data-option="more-than-8"]');
    const clickOnceLeft = (): void => {
      if (location.pathname === "/sleep") return void requestAnimationFrame(clickOnceLeft);
      (window as { clicked?: boolean | undefined }).clicked = leaving?.isConnected;
      leaving?.click();
    };
    clickOnceLeft();
  });
  await choose(page, "5-6");
  await isAt(page, "water-intake");
  expect(await page.evaluate(() => (window as { clicked?: boolean }).clicked), "the option was still there to be clicked").toBe(true);
  expect(await kept(page)).toEqual({ sleepHours: "5-6", currentStep: 6 });
});

test("whoever picks another answer before the screen changes gets the other one", async ({ page }) => {
  await page.goto("/sleep");
  await isAt(page, "sleep");
  // both in one task: however slow the machine is, the screen has not changed between them
  await page.evaluate(() => {
    for (const value of ["5-6", "7-8"]) document.querySelector<HTMLElement>(`[data-option="${value}"]`)?.click();
  });
  await isAt(page, "water-intake");
  expect(await kept(page)).toMatchObject({ sleepHours: "7-8" });
});

test("options of a list can be taken back, and none need be chosen", async ({ page }) => {
  await page.goto("/habits");
  await choose(page, "sweets");
  await choose(page, "none");
  expect(await kept(page)).toMatchObject({ habits: ["sweets", "none"] });
  await choose(page, "sweets");
  await choose(page, "none");
  expect(await kept(page)).toMatchObject({ habits: [] });
  await carryOn(page);
  await isAt(page, "energy-levels");
});

test("a choice made before the scripts have come is carried out", async ({ page }) => {
  let letScriptsCome = () => {};
  const held = new Promise<void>((resolve) => {
    letScriptsCome = resolve;
  });
  await page.route("**/assets/index-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await choose(page, "female");
  letScriptsCome();
  await isAt(page, "goals");
  expect(await kept(page)).toMatchObject({ gender: "female" });
});
