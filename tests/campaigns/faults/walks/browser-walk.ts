import type { Page } from "@playwright/test";
import type { AnyStep } from "#quiz/steps/step.ts";
import { email, plan, toScreenName } from "../../../e2e/support/funnel.ts";
import type { Visitor } from "../browser/visitor.ts";
import { pick, wholeNumber } from "../pick.ts";

type Chance = () => number;

const MAX_DEEDS = 12;
const MAX_SCREENS = 120;
/** Longer than any wait of the quiz. */
const LONG_MS = 10_000;
const PRESS_MS = 10_000;
const steps = Object.values(plan.steps);

/** The occasional actions of a visitor in a browser, besides answering. */
const deeds: ((page: Page, chance: Chance) => Promise<unknown>)[] = [
  goBack,
  (page) => page.goForward({ waitUntil: "commit" }),
  (page) => page.reload(),
  (page, chance) => page.goto(pick(steps, chance).route),
  (page) => page.evaluate(() => localStorage.clear()),
  async (page, chance) => {
    await chooseSome(page, chance);
    await chooseSome(page, chance);
  },
  (page) => page.clock.runFor(LONG_MS),
  (page) => page.keyboard.press("Escape"),
];

/** Does some random things in a browser, and then answers until the sales page. */
export async function walkInBrowser({ page, noise }: Visitor, chance: Chance): Promise<string[]> {
  await page.clock.install();
  await page.goto("/");
  for (let left = wholeNumber(0, MAX_DEEDS, chance); left > 0; left--)
    await (chance() < 1 / 2 ? pick(deeds, chance)(page, chance) : getOn(page, chance));
  const visited: string[] = [];
  for (let screens = 0; screens < MAX_SCREENS; screens++) {
    const step = await stepOn(page);
    if (step?.type === "sales") return noise.map((text) => `in the console: ${text}`);
    visited.push(step?.id ?? "nothing");
    await getOn(page, chance);
  }
  return [`never comes to the sales page: ${visited.join(" ")}`, ...noise];
}

/** Back, but not out of the site. */
async function goBack(page: Page): Promise<void> {
  const isWithin = await page.evaluate(() => navigation?.canGoBack);
  if (isWithin) await page.goBack({ waitUntil: "commit" });
}

/** The step on screen, once the screen before it has left. */
async function stepOn(page: Page): Promise<AnyStep | undefined> {
  await page.waitForFunction(() => document.querySelectorAll("[data-step]").length === 1);
  const shown = await page.locator("[data-step]").getAttribute("data-step");
  return steps.find((step) => toScreenName(step) === shown);
}

async function getOn(page: Page, chance: Chance): Promise<void> {
  const step = await stepOn(page);
  if (step?.type === "email") {
    await submitEmail(page);
    return;
  }
  if (step?.type !== "sales") {
    await chooseSome(page, chance);
    const onward = page.locator("[data-step] [data-continue]:enabled");
    if (await onward.isVisible()) await onward.click({ timeout: PRESS_MS }).catch(() => {});
  }
  await page.clock.runFor(LONG_MS);
}

/** The form may be leaving, or waiting for an earlier press. */
async function submitEmail(page: Page): Promise<void> {
  const timeout = PRESS_MS;
  const submit = page.getByRole("button", { name: email.submit, exact: true });
  await page
    .getByLabel(email.field)
    .fill("ann@example.com", { timeout })
    .then(() => submit.click({ timeout }))
    .catch(() => {});
  await page.clock.runFor(LONG_MS);
}

/** Presses one of the options, if there are any. The screen may be leaving. */
async function chooseSome(page: Page, chance: Chance): Promise<void> {
  const options = page.locator("[data-step] [data-option]");
  const count = await options.count();
  if (count === 0) return;
  await options
    .nth(wholeNumber(0, count - 1, chance))
    .click({ timeout: PRESS_MS })
    .catch(() => {});
}
