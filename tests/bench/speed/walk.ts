import type { Browser, CDPSession, Page } from "@playwright/test";
import type { Answers } from "#lib/json.ts";
import type { AnyStep } from "#steps/step.ts";
import { firstArms, inArms, type Step, screenOf } from "../../journeys/funnel.ts";
import { answer } from "../../journeys/getting-on.ts";
import { pointer } from "../../journeys/hands.ts";
import { type Recording, record } from "./recorder.ts";

/** A slow phone: https://web.dev/articles/inp and Lighthouse's mobile profile. */
const CPU_SLOWDOWN = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
const PHONE = { width: 390, height: 844 };
const SCREEN_WITHIN_MS = 60_000;
const ADDRESS = "ann.lee@example.com";

export interface Walk {
  recording: Recording;
  way: AnyStep[];
  /** What had arrived when the first press had changed the screen. */
  requests: number;
  bytes: number;
  heapBytes: number;
}

/** Goes a way of the first arms from the entrance to its last screen on a slow phone, with an empty cache. Throws unless each screen is the one that has to come. */
export async function walk(browser: Browser, origin: string, way: AnyStep[], goOn: (page: Page, step: AnyStep) => Promise<void>): Promise<Walk> {
  const context = await browser.newContext({ viewport: PHONE });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const arrived = await countArrivals(devtools);
    await devtools.send("Network.emulateNetworkConditions", NETWORK);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    // tsx writes calls of this helper into functions, which the page doesn't know
    await page.addInitScript("globalThis.__name = (value) => value");
    await page.addInitScript(record);

    await page.goto(`${origin}/?${inArms(firstArms)}`, { waitUntil: "commit" });
    const [, ...others] = way;
    const loaded = { requests: 0, bytes: 0 };
    for (const [index, step] of others.entries()) {
      await comesTo(page, step, index + 2);
      if (index === 0) Object.assign(loaded, arrived);
      if (index < others.length - 1) await goOn(page, step);
    }
    const recording = await page.evaluate(() => (window as unknown as { recording: Recording }).recording);
    await devtools.send("HeapProfiler.collectGarbage");
    const { metrics } = await devtools.send("Performance.getMetrics");
    const heapBytes = metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? Number.NaN;
    return { recording, way, ...loaded, heapBytes };
  } finally {
    await context.close();
  }
}

async function countArrivals(devtools: CDPSession): Promise<{ requests: number; bytes: number }> {
  const arrived = { requests: 0, bytes: 0 };
  devtools.on("Network.loadingFinished", ({ encodedDataLength }) => {
    arrived.requests += 1;
    arrived.bytes += encodedDataLength;
  });
  await devtools.send("Network.enable");
  await devtools.send("Performance.enable");
  return arrived;
}

/** The screen has really changed: its name and its place in the row of those that were drawn. */
async function comesTo(page: Page, step: AnyStep, count: number): Promise<void> {
  await page.waitForFunction(
    ([id, drawn]) => {
      const { screens } = (window as unknown as { recording: Recording }).recording;
      return screens.length === drawn && screens.at(-1)?.id === id && document.querySelectorAll("[data-step]").length === 1;
    },
    [screenOf(step), count] as const,
    { timeout: SCREEN_WITHIN_MS, polling: 50 },
  );
}

/** How the product's own screens are left. */
export const onProduct =
  (answers: Answers) =>
  async (page: Page, step: AnyStep): Promise<void> => {
    const { type, answer: asks, ...fields } = step as Step;
    if (asks !== undefined) return answer(page, step as Step, answers, pointer());
    if (type === "email") await page.getByLabel(fields.field).fill(ADDRESS);
    if (type === "status-lines") return;
    const leads = page.getByRole("button", { name: type === "email" ? fields.submit : step.continue, exact: true });
    await leads.click();
  };

/** How the floor page's screens are left. */
export async function onFloor(page: Page, { type }: AnyStep): Promise<void> {
  const isChoice = type === "single-choice";
  if (isChoice || type === "multi-choice" || type === "body-areas") await page.locator("[data-option]").first().click();
  if (!isChoice) await page.getByRole("button", { name: "Continue", exact: true }).click();
}
