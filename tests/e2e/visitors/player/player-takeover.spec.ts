import type { Page } from "@playwright/test";
import { APPLICATION, holdBack } from "../../support/delay-requests.ts";
import {
  autoAdvanceMs,
  cards,
  choice,
  email,
  entrance,
  list,
  listValues,
  number,
  after as placeAfter,
  plan,
  site,
  toScreenName,
} from "../../support/funnel.ts";
import {
  button,
  carryOn,
  choose,
  expect,
  isAt,
  isReacts,
  option,
  readKept,
  step,
  stopClock,
  test,
} from "../../support/journey.ts";
import { man } from "../../support/visitors.ts";

const SCREENS_OF_A_TEST = 9;

/**
 * Before each page of this tab, clears the storage and puts in what the visitor has stored, so that
 * every load is a first load. The visitor's arms stay.
 */
async function arriveEachTime(page: Page, kept: Record<string, unknown>): Promise<void> {
  await page.addInitScript((items) => {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage))
      if (key !== "funnelVariant") localStorage.removeItem(key);
    for (const [key, value] of Object.entries(items))
      localStorage.setItem(key, JSON.stringify(value));
  }, kept);
}

test.describe("React's takeover of the player", () => {
  test("keeps a choice in progress, and doesn't restart its wait", { tag: "@core" }, async ({
    page,
  }) => {
    await stopClock(page);
    const { letGo } = await holdBack(page, APPLICATION);
    await page.goto(choice.route, { waitUntil: "commit" });
    const [value = ""] = listValues(choice);
    await option(page, value).click();
    await expect(option(page, value)).toHaveAttribute("aria-pressed", "true");
    await page.clock.runFor(autoAdvanceMs - 100);
    await letGo();
    await isReacts(page);
    await expect(step(page, toScreenName(choice))).toBeVisible();
    await page.clock.runFor(200);
    await isAt(page, placeAfter(choice, { [choice.answer]: value }));
    expect(await readKept(page)).toMatchObject({ [choice.answer]: value });
  });

  test("applies earlier presses that only React can handle", { tag: "@core" }, async ({ page }) => {
    const { letGo } = await holdBack(page, APPLICATION);
    await page.goto("/", { waitUntil: "commit" });
    await button(page, site.footer.erase.open).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await letGo();
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  test("draws no element again", { tag: "@core" }, async ({ page }) => {
    const { letGo } = await holdBack(page, APPLICATION);
    await page.goto("/", { waitUntil: "commit" });
    const [gender = ""] = listValues(entrance);
    await choose(page, gender);
    // Don't wait for an address while the page is still loading.
    await expect(step(page, toScreenName(list))).toBeVisible();
    const [first = "", second = ""] = listValues(list);
    const afterList = placeAfter(list, { [entrance.answer]: gender });
    await choose(page, first);
    await page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>("#root *"))
        element.dataset.drawn = "early";
    });
    await letGo();
    await isReacts(page);
    expect(
      await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>("#root *")]
          .filter((element) => !element.dataset.drawn && !element.closest("[data-prepared]"))
          .map(({ outerHTML }) => outerHTML),
      ),
    ).toEqual([]);
    await choose(page, second);
    await expect(option(page, first)).toHaveAttribute("aria-checked", "true");
    await expect(option(page, second)).toHaveAttribute("aria-checked", "true");
    await carryOn(page, list);
    await isAt(page, afterList);
    await page.goBack();
    await isAt(page, toScreenName(list));
    await page.goBack();
    await isAt(page, "start");
    await expect(option(page, gender)).toHaveAttribute("aria-pressed", "true");
  });

  test("judges the card for arrow keys pressed earlier", async ({ page }) => {
    const { letGo } = await holdBack(page, APPLICATION);
    const [first = "", second = ""] = listValues(cards);
    await page.goto(cards.route, { waitUntil: "commit" });
    await expect(page.locator("[data-step] h1")).toBeVisible();
    await expect(page.locator("[data-card]")).toHaveAttribute("data-card", first);
    await page.keyboard.press("ArrowRight");
    await letGo();
    await expect(page.locator("[data-card]")).toHaveAttribute("data-card", second);
  });

  test("keeps text typed earlier", async ({ page }) => {
    const { letGo } = await holdBack(page, APPLICATION);
    await page.goto(number.route, { waitUntil: "commit" });
    await page.getByRole("spinbutton").or(page.getByRole("textbox")).first().fill("42");
    await letGo();
    await expect.poll(() => readKept(page)).toMatchObject({ [number.answer]: 42 });
  });

  test("keeps a form that was sent earlier out of the address", async ({ page }) => {
    const { letGo } = await holdBack(page, APPLICATION);
    await page.goto(email.route, { waitUntil: "commit" });
    await page.getByLabel(email.field).fill("ann@");
    await page.getByLabel(email.field).press("Enter");
    await button(page, email.submit).click();
    await letGo();
    await expect(page.getByRole("alert")).toHaveText(email.messages.invalid ?? "");
    await expect(page).toHaveURL(email.route);
  });
});

test.describe("hydration", () => {
  // Several screens in one test: a browser for each takes longer than the check.
  const steps = Object.values(plan.steps);

  for (const [what, kept] of [
    ["nothing", {}],
    ["answers", { quizState: man() }],
  ] as const) {
    for (let from = 0; from < steps.length; from += SCREENS_OF_A_TEST) {
      const part = steps.slice(from, from + SCREENS_OF_A_TEST);
      test(`is silent for a visitor with ${what}: ${part[0]?.id} to ${part.at(-1)?.id}`, {
        tag: what === "answers" && from === 0 ? "@core" : [],
      }, async ({ page }) => {
        await arriveEachTime(page, kept);
        for (const { route, id } of part) {
          await test.step(`${route} (${id})`, async () => {
            await page.goto(`${route}?utm_source=mail`);
            await isReacts(page);
            await expect(page.getByRole("banner").getByRole("link")).toHaveAttribute(
              "href",
              /utm_source=mail/,
            );
          });
        }
      });
    }
  }
});
