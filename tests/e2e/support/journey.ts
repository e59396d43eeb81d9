import { test as base, expect, type Page } from "@playwright/test";
import { firstArms, words } from "./funnel.ts";

interface Journey {
  expectedNoise: RegExp | undefined;
  /**
   * True if the browser has service workers. Off, unless a test is about one: a worker answers
   * before `page.route` does, and how early it does so depends on the machine.
   */
  hasWorkers: boolean;
  /** True if visits are counted. Off, unless a test is about that: a server limits beacons. */
  isCounted: boolean;
  quiet: undefined;
}

/**
 * A browser test that fails on any unexpected error or warning in any tab: in the console,
 * uncaught, or from a request.
 */
export const test = base.extend<Journey>({
  expectedNoise: [undefined, { option: true }],
  hasWorkers: [false, { option: true }],
  isCounted: [false, { option: true }],
  quiet: [
    async ({ context, expectedNoise, hasWorkers, isCounted }, use) => {
      if (!hasWorkers)
        await context.addInitScript(() => {
          Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
        });
      const noise: { text: string; at: string | undefined }[] = [];
      context.on("console", (message) => {
        if (["error", "warning"].includes(message.type()))
          noise.push({ text: message.text(), at: message.page()?.url() });
      });
      if (!isCounted)
        await context.addInitScript(() =>
          Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
        );
      // Fix the arms, because they can change the next screen and its text. A link can still choose
      // another arm.
      await context.addInitScript((arms) => {
        try {
          localStorage.funnelVariant ??= arms;
        } catch {
          // A page without storage, such as one that is still empty.
        }
      }, JSON.stringify(firstArms));
      context.on(
        "weberror",
        (uncaught) =>
          void noise.push({ text: uncaught.error().message, at: uncaught.page()?.url() }),
      );
      await use(undefined);
      expect(
        noise.filter(({ text }) => !expectedNoise?.test(text)),
        "nothing is reported in the console",
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a path with data that the browser stored before. */
export async function arrive(
  page: Page,
  path: string,
  kept: Record<string, unknown> = {},
): Promise<void> {
  await page.addInitScript((items) => {
    // Only once: a reload must find what the page itself has stored since.
    if (sessionStorage.getItem("arrived")) return;
    sessionStorage.setItem("arrived", "yes");
    for (const [key, value] of Object.entries(items))
      localStorage.setItem(key, typeof value === "string" ? value : JSON.stringify(value));
  }, kept);
  await page.goto(path);
}

/** Stops the page's clock: it moves only when the test moves it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
}

/** The alert that the page shows. It may also have empty ones. */
export const alert = (page: Page) => page.getByRole("alert").filter({ hasText: /\S/ });

/** A text of the page itself, without its header and footer. */
export const inMain = (page: Page, text: string) =>
  page.getByRole("main").getByText(text, { exact: true });

/** Pages with a clock that the test controls. */
const hurried = new WeakSet<Page>();

/**
 * Gives the test control of the page's clock: it runs normally, and the test can skip any wait.
 * Call this before opening the page.
 */
export async function takeClock(page: Page): Promise<void> {
  hurried.add(page);
  await page.clock.install();
}

/**
 * Skips a wait if the test controls the clock. On any other page the wait takes its time, so wait
 * for its effect.
 */
export async function letPass(page: Page, ms = 0): Promise<void> {
  if (hurried.has(page)) await page.clock.runFor(ms);
}

export const step = (page: Page, id: string) => page.locator(`[data-step="${id}"]`);

/** Waits until the screen of a step is shown and its transition has ended. */
export async function isAt(page: Page, id: string): Promise<void> {
  await expect(step(page, id)).toBeVisible();
  await expect(page.locator("[data-step]")).toHaveCount(1);
  await expect(page).toHaveURL(({ pathname }) => pathname === (id === "start" ? "/" : `/${id}`));
}

/** Asks React to take over, like another tab that writes to storage, and waits until it has. */
export async function isReacts(page: Page): Promise<void> {
  // It listens once the page has been painted. A page that was drawn for another address doesn't
  // listen.
  await page.waitForFunction(
    () =>
      window.player !== undefined || document.documentElement.dataset.route !== location.pathname,
  );
  await page.evaluate(() => dispatchEvent(new Event("storage")));
  await isHydrated(page, "[data-step] h1");
}

/** Waits until React has hydrated an element that the page was drawn with. */
export async function isHydrated(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((selector) => {
    const element = document.querySelector(selector);
    return element !== null && Object.keys(element).some((key) => key.startsWith("__reactFiber"));
  }, selector);
}

/** An option on screen. The next screen, which is prepared, can have one with the same value. */
export const option = (page: Page, value: string) =>
  page.locator(`[data-option="${value}"]:not([inert] *)`);

export const choose = (page: Page, value: string) => option(page, value).click();

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/**
 * Presses the button that continues from a step. Without a step, presses the button with the
 * funnel's default label.
 */
export const carryOn = (page: Page, step?: { continue: string }) =>
  button(page, step?.continue ?? words.continue).click();

export async function readKept(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(() => JSON.parse(localStorage.getItem("quizState") ?? "{}"));
}

/**
 * Ends all animations, so that colors are final. They aren't awaited: a busy browser can leave one
 * waiting for its first frame.
 */
export async function atRest(page: Page): Promise<void> {
  // An animation that ends can start another one.
  await expect.poll(() => page.evaluate(endAnimations)).toBe(0);
}

/** Ends what moves and has an end, and returns how many that were. */
function endAnimations(): number {
  const moving = document.getAnimations().filter(({ effect, playState }) => {
    const { endTime } = effect?.getComputedTiming() ?? {};
    return playState !== "finished" && endTime !== Number.POSITIVE_INFINITY;
  });
  for (const animation of moving) animation.finish();
  return moving.length;
}
