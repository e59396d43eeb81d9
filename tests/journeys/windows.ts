import { expect, type Page } from "@playwright/test";
import { email, firstArms, lastArms, offer, stepsOnWay } from "./funnel.ts";

const SMALLEST_TARGET = 24;
const MAIN_TARGET = 44;
const MAIN_BUTTONS = [
  email.submit,
  offer.button.buy,
  ...[firstArms, lastArms].flatMap((arms) => stepsOnWay({}, arms).map((step) => step.continue)),
];

/** Fails where the visitor would have to scroll sideways. */
export async function fits(page: Page): Promise<void> {
  const { wanted, given } = await page.evaluate(() => ({
    wanted: document.documentElement.scrollWidth,
    given: document.documentElement.clientWidth,
  }));
  expect(wanted, `${page.url()} at ${given} px`).toBeLessThanOrEqual(given);
}

/** What is too small to be hit by a finger, with its size. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ smallest, main, names }) =>
      [...document.querySelectorAll<HTMLElement>("button, a, input, summary")].flatMap((target) => {
        const { width, height } = target.getBoundingClientRect();
        const name = target.innerText.trim();
        const least = target.dataset.option !== undefined || names.includes(name) ? main : smallest;
        return Math.min(width, height) >= least
          ? []
          : [`${name || target.ariaLabel || target.outerHTML}: ${width} × ${height}`];
      }),
    { smallest: SMALLEST_TARGET, main: MAIN_TARGET, names: MAIN_BUTTONS },
  );
}
