import { always, eventually, next, now } from "@antithesishq/bombadil";
import { type Action, extract, weighted } from "@antithesishq/bombadil/browser";
import {
  back,
  clicks,
  forward,
  inputs,
  scroll,
} from "@antithesishq/bombadil/browser/defaults/actions";

// Rules that hold on every screen, whatever someone does. Bombadil looks after each action, and
// `extract` reads the page.

/**
 * Everything that a person can do, except reloading all the time. With as many steps back as
 * presses, hardly anyone would get anywhere. Waiting is always possible, so a page that's loading
 * doesn't end a run.
 */
export const anything = weighted([
  [12, clicks],
  [6, inputs],
  [3, scroll],
  [2, back],
  [1, forward],
  [1, "Wait"],
]);

export {
  noConsoleErrors,
  noUncaughtExceptions,
  noUnhandledPromiseRejections,
} from "@antithesishq/bombadil/browser/defaults/properties";

/** Longer than any wait of the product. */
const TIMEOUT_S = 20;
const CONTROLS = "a[href], button:not([disabled]), input, select, textarea, summary";

const text = extract(({ document }) => document.body?.innerText ?? "");
const step = extract(
  ({ document }) => document.querySelector<HTMLElement>("[data-step]")?.dataset.step ?? null,
);
const number = extract(({ document }) => {
  const value = document.querySelector('[role="progressbar"]')?.getAttribute("aria-valuenow");
  return value ? Number(value) : null;
});
const isFocusLost = extract(({ document }) => document.activeElement === document.body);
const lastAction = extract(({ lastAction }) => (lastAction ? toName(lastAction) : null));
const controls = extract(({ document }) => document.querySelectorAll(CONTROLS).length);
const overflow = extract(
  ({ document: { documentElement: page } }) => page.scrollWidth - page.clientWidth,
);
const nameless = extract(({ document }) =>
  [...document.querySelectorAll<HTMLElement>(CONTROLS)]
    .filter((control) => isUsable(control) && !hasName(control))
    .map(({ outerHTML }) => outerHTML.slice(0, 200)),
);
const foreign = extract(({ window }) =>
  window.performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => /^https?:/.test(name) && new URL(name).origin !== window.location.origin),
);

/** The prices on the sales screen. */
const prices = extract(({ document }) => {
  const sales = document.querySelector<HTMLElement>('[data-step="sales"]');
  return sales?.innerText.match(/\$\d[\d,.]*\d/g) ?? [];
});

export const noErrorScreen = always(() => !text.current.includes("Something went wrong"));

export const noDeadEnd = always(
  now(() => controls.current > 0).or(
    eventually(() => controls.current > 0).within(TIMEOUT_S, "seconds"),
  ),
);

export const stepsOnlyGoBackWithBack = always(() => {
  const before = number.current;
  return next(
    () =>
      before === null ||
      number.current === null ||
      number.current >= before ||
      isBack(lastAction.current),
  );
});

export const priceIsThePlans = always(() => prices.current.every((price) => price === "$29.99"));

export const noBuyerPaysAgain = always(
  () => !(/Payment Successful!/.test(text.current) && /pay again|\$29\.99/i.test(text.current)),
);

export const noSidewaysScroll = always(() => overflow.current <= 0);

export const focusFollowsTheStep = always(() => {
  const before = step.current;
  return next(
    now(() => step.current === before || !isFocusLost.current).or(
      eventually(() => !isFocusLost.current).within(TIMEOUT_S, "seconds"),
    ),
  );
});

export const everyControlHasAName = always(() => nameless.current.length === 0);

export const nothingGoesElsewhere = always(() => foreign.current.length === 0);

/** `Back`, `Forward`, or what was clicked. */
function toName(action: Action): string {
  if (typeof action === "string") return action;
  if (!("Click" in action)) return "";
  // The types only know the first one, but it's the second one that an action has.
  const of: { accessibleName?: string | null; accessible_name?: string } = action.Click.fingerprint;
  return of.accessibleName ?? of.accessible_name ?? "";
}

function isBack(action: string | null): boolean {
  return action === null || ["Back", "Forward", "Reload", "Erase"].includes(action);
}

/** Not what is hidden, and not on a screen that is leaving. */
const isUsable = (control: HTMLElement) =>
  control.checkVisibility({ visibilityProperty: true }) && !control.closest("[inert]");

function hasName(control: HTMLElement): boolean {
  const { labels } = control as HTMLInputElement;
  const by = control.getAttribute("aria-labelledby")?.split(" ") ?? [];
  const texts = [
    control.getAttribute("aria-label"),
    control.title,
    control.innerText,
    control.textContent,
    ...[...(labels ?? [])].map(({ innerText }) => innerText),
    ...by.map((id) => control.ownerDocument.getElementById(id)?.textContent),
    ...[...control.querySelectorAll("img")].map(({ alt }) => alt),
  ];
  return texts.some((one) => one?.trim());
}
