import { expect, type Page } from "@playwright/test";
import { email, firstArms, lastArms, offer, stepsOnPath } from "./funnel.ts";

const SMALLEST_TARGET = 24;
const MAIN_TARGET = 44;
const MAIN_BUTTONS = [
  email.submit,
  offer.button.buy,
  ...[firstArms, lastArms].flatMap((arms) => stepsOnPath({}, arms).map((step) => step.continue)),
];

/** Fails if the visitor would have to scroll sideways. */
export async function fits(page: Page): Promise<void> {
  const { wanted, given } = await page.evaluate(() => ({
    wanted: document.documentElement.scrollWidth,
    given: document.documentElement.clientWidth,
  }));
  expect(wanted, `${page.url()} at ${given} px`).toBeLessThanOrEqual(given);
}

/** The targets that are too small for a finger, each with its size. */
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
