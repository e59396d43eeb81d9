import { test as base, expect, type Page } from "@playwright/test";
import { firstArms, words } from "./funnel.ts";

/** A browser test that fails on any stray error or warning: in the console, uncaught, or of a request; in any tab. */
export const test = base.extend<{ expectedNoise: RegExp | undefined; quiet: undefined }>({
  expectedNoise: [undefined, { option: true }],
  quiet: [
    async ({ context, expectedNoise }, use) => {
      const noise: string[] = [];
      context.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) noise.push(message.text());
      });
      // nobody is drawn: what comes next, and its words, may depend on the arm; a link can still choose another
      await context.addInitScript((arms) => {
        try {
          localStorage.funnelVariant ??= arms;
        } catch {
          // a page without storage, such as one that is still empty
        }
      }, JSON.stringify(firstArms));
      context.on("weberror", (uncaught) => void noise.push(uncaught.error().message));
      await use(undefined);
      expect(
        noise.filter((line) => !expectedNoise?.test(line)),
        "nothing is reported in the console",
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a path with what a browser kept from before. */
export async function arrive(
  page: Page,
  path: string,
  kept: Record<string, unknown> = {},
): Promise<void> {
  await page.addInitScript((items) => {
    // once: a reload must find what the page itself has kept since
    if (sessionStorage.getItem("arrived")) return;
    sessionStorage.setItem("arrived", "yes");
    for (const [key, value] of Object.entries(items))
      localStorage.setItem(key, typeof value === "string" ? value : JSON.stringify(value));
  }, kept);
  await page.goto(path);
}

export const step = (page: Page, id: string) => page.locator(`[data-step="${id}"]`);

/** Waits until the screen of a step is the one that is shown, its transition ended. */
export async function isAt(page: Page, id: string): Promise<void> {
  await expect(step(page, id)).toBeVisible();
  await expect(page.locator("[data-step]")).toHaveCount(1);
  await expect(page).toHaveURL(({ pathname }) => pathname === (id === "start" ? "/" : `/${id}`));
}

/** Asks React to take over, as another tab that writes does, and waits until it has. */
export async function isReacts(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("storage")));
  await page.waitForFunction(() => {
    const screen = document.querySelector("[data-step] h1");
    return screen !== null && Object.keys(screen).some((key) => key.startsWith("__reactFiber"));
  });
}

export const option = (page: Page, value: string) => page.locator(`[data-option="${value}"]`);

export const choose = (page: Page, value: string) => option(page, value).click();

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Presses the button that leads on from a step; without one, the button as the funnel names it everywhere. */
export const carryOn = (page: Page, step?: { continue: string }) =>
  button(page, step?.continue ?? words.continue).click();

export async function kept(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(() => JSON.parse(localStorage.getItem("quizState") ?? "{}"));
}

/** Until everything that moves has come to rest, so that colours are what they will be. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(
          (animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        )
        // one that is taken away has come to rest as well
        .map((animation) => animation.finished.catch(() => {})),
    ),
  );
}
