import type { Browser, CDPSession, Page } from "@playwright/test";
import { windows as storyWindows } from "#tools/dev/storybook/windows.ts";
import type { Build } from "./builds.ts";

export const windows = { phone: { width: 390, height: 844 }, laptop: { width: 1280, height: 800 } };
export type WindowName = keyof typeof windows;

/** Noon on a Wednesday: every story that shows the date shows this one. */
const NOON = new Date("2026-01-14T12:00:00Z");
const ADDRESS = "/iframe.html";
/** Memory grows with each story. Reloading everything costs as much as a few of them. */
const STORIES_PER_LOAD = 40;
/** Generous for a busy machine. */
const TIMEOUT_MS = 120_000;

/**
 * A page that stays open, with its own storage and a stopped clock. It shows one story after
 * another.
 */
export interface Stage {
  window: WindowName;
  page: Page;
  /** For pictures: Chromium itself encodes them as WebP. */
  devTools: CDPSession;
  build: Build;
  /** The number of more stories that it shows before everything is reloaded. */
  left: number;
}

export async function openStage(
  browser: Browser,
  build: Build,
  window: WindowName,
): Promise<Stage> {
  const context = await browser.newContext({
    viewport: windows[window],
    reducedMotion: "no-preference",
    colorScheme: "light",
    locale: "en-US",
    timezoneId: "UTC",
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  const page = await context.newPage();
  await page.clock.setFixedTime(NOON);
  await page.addInitScript(() => {
    Object.assign(globalThis, { stillPictures: true });
    // No request times out while the clock is stopped.
    AbortSignal.timeout = () => new AbortController().signal;
  });
  return { window, page, devTools: await context.newCDPSession(page), build, left: 0 };
}

/**
 * Shows a story and waits until it has played; returns false if the story is about another window.
 * Throws if something goes wrong in it.
 */
export async function show(stage: Stage, id: string): Promise<boolean> {
  const { page, window, left } = stage;
  // If this story can't be shown, anything it leaves behind goes away too: the next one reloads
  // everything.
  stage.left = 0;
  if (left === 0) await load(stage);
  const own = await page.evaluate(
    async (id) =>
      (await __STORYBOOK_PREVIEW__.loadStory({ storyId: id })).storyGlobals?.viewport?.value,
    id,
  );
  const isShown = !own || window === "phone";
  if (isShown) {
    await resize(page, own ? readSize(own) : windows[window]);
    await play(stage, id);
  }
  stage.left = (left || STORIES_PER_LOAD) - (isShown ? 1 : 0);
  return isShown;
}

async function load({ page, build }: Stage): Promise<void> {
  await page.goto(build.url + ADDRESS);
  await page.waitForFunction(() => "__STORYBOOK_PREVIEW__" in globalThis);
  await page.evaluate(async () => {
    await __STORYBOOK_PREVIEW__.ready();
    // axe takes most of a story's time, and the tests have already run it.
    await __STORYBOOK_PREVIEW__.onUpdateGlobals({ globals: { a11y: { manual: true } } });
  });
}

function readSize(window: keyof typeof storyWindows) {
  const { width, height } = storyWindows[window].styles;
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
}

async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  const { width, height } = page.viewportSize() ?? {};
  if (width !== size.width || height !== size.height) await page.setViewportSize(size);
}

/** Switches stories as the sidebar does, for a first-time visitor. */
async function play({ page, build }: Stage, id: string): Promise<void> {
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
      `${id} can't be shown by ${build.name}: ${await page.locator("#error-message").innerText()}`,
    );
}

/** The parts of Storybook's API on the page that are used here. */
declare const __STORYBOOK_PREVIEW__: {
  ready(): Promise<void>;
  loadStory(story: {
    storyId: string;
  }): Promise<{ storyGlobals?: { viewport?: { value?: keyof typeof storyWindows } } }>;
  onUpdateGlobals(change: { globals: { a11y: { manual: boolean } } }): Promise<void>;
  onSetCurrentStory(selection: { storyId: string; viewMode: "story" }): Promise<void>;
  currentRender?: { id: string; phase?: string };
};
