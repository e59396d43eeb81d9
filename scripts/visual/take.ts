import type { Page } from "@playwright/test";
import { windows as storyWindows } from "../../.storybook/windows.ts";
import { encodeWebp } from "./pixels.ts";

export const windows = { phone: { width: 390, height: 844 }, laptop: { width: 1280, height: 800 } };
export type WindowName = keyof typeof windows;

/** Noon of a Wednesday: whatever shows the date shows this one. */
const NOON = new Date("2026-01-14T12:00:00Z");
const LONGEST_PX = 4000;

/** A page whose clock stands still, for pictures of one window. */
export async function preparePage(page: Page, window: WindowName): Promise<void> {
  await page.setViewportSize(windows[window]);
  await page.clock.setFixedTime(NOON);
  await page.addInitScript(() => Object.assign(globalThis, { stillPictures: true }));
}

/** A story as it looks once it is played and at rest, as WebP; undefined where it is about another window. Throws with what went wrong in it. */
export async function pictureOf(page: Page, base: string, id: string, shownIn: WindowName): Promise<Buffer | undefined> {
  const own = await open(page, base, id);
  if (own && shownIn !== "phone") return undefined;
  if (own) {
    const { width, height } = storyWindows[own as keyof typeof storyWindows].styles;
    await page.setViewportSize({ width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) });
    await open(page, base, id);
  }
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const picture of document.images) picture.loading = "eager";
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
    window.scrollTo(0, 0);
  });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const { width } = page.viewportSize() ?? windows.phone;
  const picture = await page.screenshot({ fullPage: true, animations: "disabled", clip: { x: 0, y: 0, width, height: Math.min(height, LONGEST_PX) } });
  return encodeWebp(page.context(), picture);
}

/** Opens a story and waits until it is played; answers which window it asks for, if any. */
async function open(page: Page, base: string, id: string): Promise<string | undefined> {
  await page.goto(`${base}/iframe.html?id=${id}&viewMode=story`);
  const shown = await page.waitForFunction(() => {
    const { currentRender } = (globalThis as unknown as { __STORYBOOK_PREVIEW__?: { currentRender?: Render } }).__STORYBOOK_PREVIEW__ ?? {};
    const { phase = "", story } = currentRender ?? {};
    return ["finished", "errored"].includes(phase) ? { phase, window: story?.storyGlobals?.viewport?.value } : undefined;
  });
  const { phase, window } = (await shown.jsonValue()) ?? {};
  if (phase !== "finished") throw new Error(`${id} could not be shown: ${await page.locator("#error-message").innerText()}`);
  return window;
}

/** As far as it is read here. */
interface Render {
  phase?: string;
  story?: { storyGlobals?: { viewport?: { value?: string } } };
}
