import type { Page } from "@playwright/test";
import {
  after,
  cards,
  choice,
  email,
  entrance,
  findSteps,
  list,
  listValues,
  nextChoice,
  number,
  toScreenName,
  weight,
} from "../../support/funnel.ts";
import {
  button,
  carryOn,
  choose,
  expect,
  isAt,
  option,
  readKept,
  test,
} from "../../support/journey.ts";
import { ageField } from "../../support/type-answer.ts";

const [goal = "", otherGoal = "", thirdGoal = "", lastGoal = ""] = listValues(list);
const [gender = ""] = listValues(entrance);
const [value = ""] = listValues(choice);

const refusals = {
  "throws when it's accessed": () =>
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("Denied", "SecurityError");
      },
    }),
  "doesn't exist": () => Object.defineProperty(window, "localStorage", { value: null }),
  "is full": () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("Full", "QuotaExceededError");
    };
  },
};

for (const [what, refuse] of Object.entries(refusals)) {
  test(`when storage ${what}, the quiz works in memory and only the email form reports it`, async ({
    page,
  }) => {
    await page.addInitScript(refuse);
    await page.goto(choice.route);
    await shortWalk(page);
    await page.goBack();
    await isAt(page, toScreenName(choice));
    await expect(option(page, value)).toHaveAttribute("aria-pressed", "true");

    await page.goto(email.route);
    await page.getByLabel(email.field).fill("ann@example.com");
    await button(page, email.submit).click();
    await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveText(
      email.messages.failed ?? "",
    );
  });
}

/** Values that a browser may hold under our key, wherever they came from. */
const nonsense: Record<string, string> = {
  "no JSON": "{gender:",
  "an empty text": "",
  nothing: "null",
  "a list": '["male"]',
  "a text": '"male"',
  "a number": "1e999",
  "a prototype":
    '{"__proto__":{"gender":"male","goals":["weight"]},"constructor":{"prototype":{}},"toString":1,"hasOwnProperty":"no"}',
  "wrong types":
    '{"gender":{},"goals":"weight","sleepHours":["5-6"],"meatPreferences":[],"height":7,"weight":null,"age":"old","currentStep":"x"}',
  "values out of range":
    '{"gender":"other","goals":["__proto__","nonsense",7,null],"sleepHours":"constructor","meatPreferences":{"__proto__":"love","pork":"toString"},"age":1e9,"currentStep":-3}',
  "hostile texts":
    '{"gender":"<img src=x onerror=alert(1)>","motivation":"javascript:alert(1)","weight":{"value":1e308,"unit":"<b>"}}',
  "a huge field": JSON.stringify({ gender: "x".repeat(2_000_000), foreign: "y".repeat(2_000_000) }),
  "deep nesting": `{"goals":${"[".repeat(50_000)}${"]".repeat(50_000)}}`,
};

test("with any value in storage, the quiz starts clean and works", async ({ page }) => {
  await page.goto("/help");
  for (const [what, stored] of Object.entries(nonsense)) {
    await test.step(what, async () => {
      await page.evaluate((text) => {
        // All of them have to fit.
        for (const key of ["quizEmail", "funnelVariant", "funnelFlow", "quizState"])
          localStorage.setItem(key, key === "quizState" ? text : text.slice(0, 100_000));
      }, stored);
      await page.goto(list.route);
      await isAt(page, toScreenName(list));
      await expect(page.locator('[aria-checked="true"]')).toHaveCount(0);
      await choose(page, goal);
      // A visitor with stored text is answered by React, which may come after the click.
      await expect(option(page, goal)).toHaveAttribute("aria-checked", "true");
      expect(await readKept(page)).toMatchObject({
        [list.answer]: [goal],
        currentStep: list.number,
      });
      for (const { route } of [cards, weight, ...findSteps("results")]) {
        await page.goto(route);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.getByRole("main")).not.toContainText(/undefined|NaN|\[object/);
      }
    });
  }
  await page.goto(choice.route);
  await shortWalk(page);
});

test("readable data is kept, and so is data that this build doesn't know", async ({ page }) => {
  await page.goto("/help");
  const [firstCard = "", secondCard = ""] = listValues(cards);
  const whole = {
    [entrance.answer]: gender,
    [list.answer]: [goal, otherGoal],
    [choice.answer]: value,
    [cards.answer]: { [firstCard]: "love" },
    [weight.answer]: { value: 61, unit: "kg" },
  };
  const foreign = { theme: { from: "another build" } };
  const stored = {
    ...whole,
    ...foreign,
    [list.answer]: [goal, "nonsense", otherGoal],
    [nextChoice.answer]: 12,
    [cards.answer]: { [firstCard]: "love", [secondCard]: "adore" },
    [number.answer]: number.min - 1,
    currentStep: 9,
  };
  await page.evaluate((state) => localStorage.setItem("quizState", JSON.stringify(state)), stored);
  await page.goto(choice.route);
  await expect(option(page, value)).toHaveAttribute("aria-pressed", "true");
  await page.goto(list.route);
  await expect(page.locator('[aria-checked="true"]')).toHaveCount(2);
  await page.goto(cards.route);
  await expect(page.locator("[data-card]")).toHaveAttribute("data-card", secondCard);
  await page.goto(number.route);
  await expect(ageField(page)).toHaveValue(String(number.default));
  await carryOn(page, number);
  await isAt(page, after(number));
  const { currentStep: _, ...left } = await readKept(page);
  expect(left).toEqual({ ...whole, ...foreign, [number.answer]: number.default });
});

test("two tabs share their answers but don't answer for each other", async ({ page, context }) => {
  await context.addInitScript(() => {
    const write = Storage.prototype.setItem;
    const counting = window as unknown as { writes: number };
    counting.writes = 0;
    Storage.prototype.setItem = function (key, value) {
      if (key === "quizState") counting.writes++;
      write.call(this, key, value);
    };
  });
  const writes = (tab: Page) =>
    tab.evaluate(() => (window as unknown as { writes: number }).writes);
  const other = await context.newPage();
  await page.goto(list.route);
  await isAt(page, toScreenName(list));
  await other.goto(list.route);
  await isAt(other, toScreenName(list));
  const writtenBefore = await writes(other);

  const goals = [goal, otherGoal, thirdGoal];
  for (const one of goals) await choose(page, one);
  for (const one of goals) await expect(option(other, one)).toHaveAttribute("aria-checked", "true");
  expect(await writes(other)).toBe(writtenBefore);

  const written = await writes(page);
  await choose(other, goal);
  await expect(option(page, goal)).toHaveAttribute("aria-checked", "false");
  await carryOn(other, list);
  await isAt(other, after(list, { [list.answer]: [otherGoal, thirdGoal] }));
  await choose(page, lastGoal);
  await expect(option(page, lastGoal)).toHaveAttribute("aria-checked", "true");
  expect(await writes(page)).toBe(written + 1);
  expect(await readKept(page)).toMatchObject({ [list.answer]: [otherGoal, thirdGoal, lastGoal] });
  await isAt(page, toScreenName(list));
});

/** From one question to the next, on a page that isn't loaded again. */
async function shortWalk(page: Page): Promise<void> {
  await isAt(page, toScreenName(choice));
  await choose(page, value);
  await isAt(page, after(choice, { [choice.answer]: value }));
}
