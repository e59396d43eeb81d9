import { expect, type Page } from "@playwright/test";

const SMALLEST_TARGET = 24;
const MAIN_TARGET = 44;
const MAIN_BUTTONS = /^(Continue|See your personalized plan|Claim my plan|Buy Now)$/;

/** Fails where the visitor would have to scroll sideways. */
export async function fits(page: Page): Promise<void> {
  const { wanted, given } = await page.evaluate(() => ({ wanted: document.documentElement.scrollWidth, given: document.documentElement.clientWidth }));
  expect(wanted, `${page.url()} at ${given} px`).toBeLessThanOrEqual(given);
}

/** What is too small to be hit by a finger, with its size. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ smallest, main, names }) =>
      [...document.querySelectorAll<HTMLElement>("button, a, input, summary")].flatMap((target) => {
        const { width, height } = target.getBoundingClientRect();
        const name = target.innerText.trim();
        const least = target.dataset.option !== undefined || new RegExp(names).test(name) ? main : smallest;
        return Math.min(width, height) >= least ? [] : [`${name || target.ariaLabel || target.outerHTML}: ${width} × ${height}`];
      }),
    { smallest: SMALLEST_TARGET, main: MAIN_TARGET, names: MAIN_BUTTONS.source },
  );
}
