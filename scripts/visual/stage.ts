import type { Browser, CDPSession, Page } from "@playwright/test";
import { windows as storyWindows } from "../../.storybook/windows.ts";

export const windows = { phone: { width: 390, height: 844 }, laptop: { width: 1280, height: 800 } };
export type WindowName = keyof typeof windows;

/** Noon of a Wednesday: whatever shows the date shows this one. */
const NOON = new Date("2026-01-14T12:00:00Z");
const ADDRESS = "/iframe.html";
/** Memory grows with each story; loading all again costs as much as a few of them. */
const STORIES_PER_LOAD = 40;
/** An upper bound, for a machine that is busy with other things. */
const LONGEST_MS = 120_000;

/** A page that is kept open, with storage of its own and a clock that stands still: one story after the other is shown on it. */
export interface Stage {
  window: WindowName;
  page: Page;
  /** For pictures, which Chromium writes as WebP itself. */
  devTools: CDPSession;
  base: string;
  /** How many more stories are shown before everything is loaded again. */
  left: number;
}

export async function openStage(
  browser: Browser,
  base: string,
  window: WindowName,
): Promise<Stage> {
  const context = await browser.newContext({
    viewport: windows[window],
    reducedMotion: "no-preference",
    colorScheme: "light",
    locale: "en-US",
    timezoneId: "UTC",
  });
  context.setDefaultTimeout(LONGEST_MS);
  const page = await context.newPage();
  await page.clock.setFixedTime(NOON);
  await page.addInitScript(() => {
    Object.assign(globalThis, { stillPictures: true });
    // nobody runs out of patience while time stands still
    AbortSignal.timeout = () => new AbortController().signal;
  });
  return { window, page, devTools: await context.newCDPSession(page), base, left: 0 };
}

/** Shows a story and waits until it is played; false where it is about another window. Throws with what went wrong in it. */
export async function show(stage: Stage, id: string): Promise<boolean> {
  const { page, window, left } = stage;
  // what a story leaves behind that cannot be shown goes with it: the next one finds everything loaded again
  stage.left = 0;
  if (left === 0) await load(stage);
  const own = await page.evaluate(
    async (id) =>
      (await __STORYBOOK_PREVIEW__.loadStory({ storyId: id })).storyGlobals?.viewport?.value,
    id,
  );
  const isShown = !own || window === "phone";
  if (isShown) {
    await resize(page, own ? sizeOf(own) : windows[window]);
    await play(page, id);
  }
  stage.left = (left || STORIES_PER_LOAD) - (isShown ? 1 : 0);
  return isShown;
}

async function load({ page, base }: Stage): Promise<void> {
  await page.goto(base + ADDRESS);
  await page.waitForFunction(() => "__STORYBOOK_PREVIEW__" in globalThis);
  await page.evaluate(async () => {
    await __STORYBOOK_PREVIEW__.ready();
    // axe is most of a story's time, and tests have run it
    await __STORYBOOK_PREVIEW__.onUpdateGlobals({ globals: { a11y: { manual: true } } });
  });
}

function sizeOf(window: keyof typeof storyWindows) {
  const { width, height } = storyWindows[window].styles;
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
}

async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  const { width, height } = page.viewportSize() ?? {};
  if (width !== size.width || height !== size.height) await page.setViewportSize(size);
}

/** Changes stories as the sidebar does, for somebody who comes for the first time. */
async function play(page: Page, id: string): Promise<void> {
  await page.evaluate((id) => {
    localStorage.clear();
    sessionStorage.clear();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
    __STORYBOOK_PREVIEW__.onSetCurrentStory({ storyId: id, viewMode: "story" });
  }, id);
  const ended = await page.waitForFunction((id) => {
    const { currentRender } = __STORYBOOK_PREVIEW__;
    return (
      currentRender?.id === id &&
      ["finished", "errored"].includes(currentRender.phase ?? "") &&
      currentRender.phase
    );
  }, id);
  if ((await ended.jsonValue()) !== "finished")
    throw new Error(
      `${id} could not be shown: ${await page.locator("#error-message").innerText()}`,
    );
}

/** Storybook in the page, as far as it is used here. */
declare const __STORYBOOK_PREVIEW__: {
  ready(): Promise<void>;
  loadStory(story: {
    storyId: string;
  }): Promise<{ storyGlobals?: { viewport?: { value?: keyof typeof storyWindows } } }>;
  onUpdateGlobals(change: { globals: { a11y: { manual: boolean } } }): Promise<void>;
  onSetCurrentStory(selection: { storyId: string; viewMode: "story" }): Promise<void>;
  currentRender?: { id: string; phase?: string };
};
