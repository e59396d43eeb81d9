import type { Page } from "@playwright/test";
import { button, carryOn, choose, expect, isAt, kept, option, test } from "./journey.ts";

const refusals = {
  "throws when it is touched": () =>
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("Denied", "SecurityError");
      },
    }),
  "is not there": () => Object.defineProperty(window, "localStorage", { value: null }),
  "is full": () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("Full", "QuotaExceededError");
    };
  },
};

for (const [what, refuse] of Object.entries(refusals)) {
  test(`where storage ${what}, the quiz works on in memory and only the e-mail form reports it`, async ({ page }) => {
    await page.addInitScript(refuse);
    await page.goto("/?variant=summary:A");
    await shortWalk(page);
    await page.goBack();
    await isAt(page, "current-body");
    await expect(option(page, "extra")).toHaveAttribute("aria-pressed", "true");

    await page.goto("/email");
    await page.getByLabel("Email").fill("ann@example.com");
    await button(page, "Claim my plan").click();
    await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveText("Failed to submit. Please try again.");
  });
}

/** What a browser may hold under our key, whoever put it there. */
const nonsense: Record<string, string> = {
  "no JSON": "{gender:",
  "an empty text": "",
  nothing: "null",
  "a list": '["male"]',
  "a text": '"male"',
  "a number": "1e999",
  "a prototype": '{"__proto__":{"gender":"male","goals":["weight"]},"constructor":{"prototype":{}},"toString":1,"hasOwnProperty":"no"}',
  "wrong types": '{"gender":{},"goals":"weight","sleepHours":["5-6"],"meatPreferences":[],"height":7,"weight":null,"age":"old","currentStep":"x"}',
  "values out of range":
    '{"gender":"other","goals":["__proto__","nonsense",7,null],"sleepHours":"constructor","meatPreferences":{"__proto__":"love","pork":"toString"},"age":1e9,"currentStep":-3}',
  "hostile texts": '{"gender":"<img src=x onerror=alert(1)>","motivation":"javascript:alert(1)","weight":{"value":1e308,"unit":"<b>"}}',
  "a huge field": JSON.stringify({ gender: "x".repeat(2_000_000), foreign: "y".repeat(2_000_000) }),
  "deep nesting": `{"goals":${"[".repeat(50_000)}${"]".repeat(50_000)}}`,
};

test("whatever stands in storage, the quiz starts clean and works", async ({ page }) => {
  await page.goto("/help");
  for (const [what, stored] of Object.entries(nonsense)) {
    await test.step(what, async () => {
      await page.evaluate((text) => {
        // all of them have to find room
        for (const key of ["quizEmail", "funnelVariant", "funnelFlow", "quizState"])
          localStorage.setItem(key, key === "quizState" ? text : text.slice(0, 100_000));
      }, stored);
      await page.goto("/goals");
      await isAt(page, "goals");
      await expect(page.locator('[aria-checked="true"]')).toHaveCount(0);
      await choose(page, "fit");
      expect(await kept(page)).toMatchObject({ goals: ["fit"], currentStep: 1 });
      for (const path of ["/meat-preferences", "/weight", "/results"]) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.getByRole("main")).not.toContainText(/undefined|NaN|\[object/);
      }
    });
  }
  await page.goto("/");
  await shortWalk(page);
});

test("what can still be read is kept, and so is what this build does not know", async ({ page }) => {
  await page.goto("/help");
  const stored = {
    gender: "female",
    goals: ["weight", "nonsense", "gut"],
    sleepHours: "7-8",
    waterIntake: 12,
    meatPreferences: { pork: "love", beef: "adore" },
    weight: { value: 61, unit: "kg" },
    age: 12,
    theme: { from: "another build" },
    currentStep: 9,
  };
  await page.evaluate((state) => localStorage.setItem("quizState", JSON.stringify(state)), stored);
  await page.goto("/sleep");
  await expect(option(page, "7-8")).toHaveAttribute("aria-pressed", "true");
  await page.goto("/goals");
  await expect(page.locator('[aria-checked="true"]')).toHaveCount(2);
  await page.goto("/meat-preferences");
  await expect(page.locator("[data-card]")).toHaveAttribute("data-card", "beef");
  await page.goto("/age");
  await expect(page.getByLabel("Age")).toHaveValue("30");
  await carryOn(page);
  await isAt(page, "personal-summary");
  expect(await kept(page)).toEqual({
    gender: "female",
    goals: ["weight", "gut"],
    sleepHours: "7-8",
    meatPreferences: { pork: "love" },
    weight: { value: 61, unit: "kg" },
    age: 30,
    theme: { from: "another build" },
    currentStep: 25,
  });
});

test("two tabs share their answers and do not answer each other", async ({ page, context }) => {
  await context.addInitScript(() => {
    const write = Storage.prototype.setItem;
    const counting = window as unknown as { writes: number };
    counting.writes = 0;
    Storage.prototype.setItem = function (key, value) {
      if (key === "quizState") counting.writes++;
      write.call(this, key, value);
    };
  });
  const writes = (tab: Page) => tab.evaluate(() => (window as unknown as { writes: number }).writes);
  const other = await context.newPage();
  await page.goto("/goals");
  await isAt(page, "goals");
  await other.goto("/goals");
  await isAt(other, "goals");
  const writtenBefore = await writes(other);

  for (const goal of ["fit", "muscle", "energy"]) await choose(page, goal);
  for (const goal of ["fit", "muscle", "energy"]) await expect(option(other, goal)).toHaveAttribute("aria-checked", "true");
  expect(await writes(other)).toBe(writtenBefore);

  const written = await writes(page);
  await choose(other, "fit");
  await expect(option(page, "fit")).toHaveAttribute("aria-checked", "false");
  await carryOn(other);
  await isAt(other, "current-body");
  await choose(page, "gut");
  await expect(option(page, "gut")).toHaveAttribute("aria-checked", "true");
  expect(await writes(page)).toBe(written + 1);
  expect(await kept(page)).toMatchObject({ goals: ["muscle", "energy", "gut"] });
  await isAt(page, "goals");
  await isAt(other, "current-body");
});

/** From the entrance to the third question. */
async function shortWalk(page: Page): Promise<void> {
  await isAt(page, "start");
  await choose(page, "male");
  await isAt(page, "goals");
  await choose(page, "muscle");
  await carryOn(page);
  await isAt(page, "current-body");
  await choose(page, "extra");
  await isAt(page, "desired-body");
}
