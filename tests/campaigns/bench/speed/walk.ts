import type { Browser, CDPSession, Page } from "@playwright/test";
import type { AnyStep } from "#quiz/steps/step.ts";
import { firstArms, inArms } from "../../../e2e/support/funnel.ts";
import { watchFirstPaint } from "../first-paint.ts";
import type { Contestant } from "./contestants.ts";
import { type Recording, record } from "./recorder.ts";
import { toScreen } from "./screens.ts";

/** A slow phone: https://web.dev/articles/inp and Lighthouse's mobile profile. */
export const CPU_SLOWDOWN = 4;

export const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

export const PHONE = { width: 390, height: 844 };
const SCREEN_TIMEOUT_MS = 60_000;

export interface Walk {
  recording: Recording;
  steps: AnyStep[];
  /** The requests and bytes that had arrived when the first press changed the screen. */
  requests: number;
  bytes: number;
  /** The requests and bytes that had arrived at the end. */
  allRequests: number;
  allBytes: number;
  heapBytes: number;
  /** The main thread's work, by the processor's own clock. */
  workMs: number;
  /** How many times the browser computed styles, and laid the page out. */
  styleRuns: number;
  layoutRuns: number;
}

/** Where a contestant is served. */
export interface Served {
  contestant: Contestant;
  origin: string;
}

/**
 * Walks all steps from the entrance to the last one on a slow phone, with an empty cache. Throws
 * unless each screen is the expected one.
 */
export function walk(browser: Browser, served: Served, steps: AnyStep[]): Promise<Walk> {
  return walkWith(browser, served, steps, { isSlow: true, reads: false });
}

/** The same walk on a fast machine with a fast network. */
export function quickWalk(browser: Browser, served: Served, steps: AnyStep[]): Promise<Walk> {
  return walkWith(browser, served, steps, { isSlow: false, reads: false });
}

/** A fast walk that reads what it sees. Throws unless each screen shows all of its text. */
export async function proveWords(
  browser: Browser,
  served: Served,
  steps: AnyStep[],
): Promise<void> {
  await walkWith(browser, served, steps, { isSlow: false, reads: true });
}

async function walkWith(
  browser: Browser,
  { contestant, origin }: Served,
  steps: AnyStep[],
  { isSlow, reads }: { isSlow: boolean; reads: boolean },
): Promise<Walk> {
  const { marks, leave } = contestant;
  const context = await browser.newContext({ viewport: PHONE });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const arrived = await countArrivals(devtools);
    if (isSlow) {
      await devtools.send("Network.emulateNetworkConditions", NETWORK);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    }
    // tsx adds calls of this helper to functions, and the page doesn't have it.
    await page.addInitScript("globalThis.__name = (value) => value");
    await page.addInitScript(record, marks);

    const painted = await watchFirstPaint(devtools);
    await page.goto(`${origin}/?${inArms(firstArms)}`, { waitUntil: "commit" });
    await painted();
    const [, ...others] = steps;
    const loaded = { requests: 0, bytes: 0 };
    for (const [index, step] of others.entries()) {
      await comesTo(page, contestant, step, index + 2);
      if (reads) await hasWords(page, contestant, step);
      if (index === 0) Object.assign(loaded, { requests: arrived.requests, bytes: arrived.bytes });
      if (index < others.length - 1) await leave(page, step);
    }
    const recording = await page.evaluate(
      () => (window as unknown as { recording: Recording }).recording,
    );
    await arrived.all();
    const metrics = await readMetrics(devtools);
    const { TaskDuration: tasks = Number.NaN, DevToolsCommandDuration: commands = 0 } = metrics;
    await devtools.send("HeapProfiler.collectGarbage");
    const { JSHeapUsedSize: heapBytes = Number.NaN } = await readMetrics(devtools);
    const atTheEnd = {
      allRequests: arrived.requests,
      allBytes: arrived.bytes,
      heapBytes,
      workMs: (tasks - commands) * 1000,
      styleRuns: metrics.RecalcStyleCount ?? Number.NaN,
      layoutRuns: metrics.LayoutCount ?? Number.NaN,
    };
    return { recording, steps, ...loaded, ...atTheEnd };
  } finally {
    await context.close();
  }
}

async function readMetrics(devtools: CDPSession): Promise<Partial<Record<string, number>>> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/**
 * Checks that the screen has really changed: its name, and its place in the list of drawn screens.
 */
async function comesTo(
  page: Page,
  { name, marks }: Contestant,
  step: AnyStep,
  count: number,
): Promise<void> {
  const { id, title } = toScreen(step);
  const expected = marks.screen ? id : title;
  try {
    await page.waitForFunction(
      ([wanted, drawn, screen]) => {
        const { screens } = (window as unknown as { recording: Recording }).recording;
        return (
          screens.length === drawn &&
          screens.at(-1)?.id === wanted &&
          (!screen || document.querySelectorAll(screen).length === 1)
        );
      },
      [expected, count, marks.screen] as const,
      { timeout: SCREEN_TIMEOUT_MS, polling: 50 },
    );
  } catch (error) {
    const drawn = await page.evaluate(() =>
      (window as unknown as { recording: Recording }).recording.screens.map((screen) => screen.id),
    );
    throw new Error(
      `${name}: "${expected}" should come as screen ${count}; these came: ${drawn.join(" > ")}`,
      { cause: error },
    );
  }
}

async function hasWords(page: Page, { name }: Contestant, step: AnyStep): Promise<void> {
  const { id, title, options } = toScreen(step);
  const text = squeezeSpaces(await page.locator("body").innerText());
  const missing = [title, ...options.map(([, label]) => label)].filter(
    (words) => !text.includes(squeezeSpaces(words)),
  );
  if (missing.length > 0)
    throw new Error(
      `${name}: the screen "${id}" came without ${missing.map((words) => `"${words}"`).join(", ")}.`,
    );
}

const squeezeSpaces = (text: string) => text.replace(/\s+/g, " ").toLowerCase();

interface Arrivals {
  requests: number;
  bytes: number;
  /** Resolves once there are no pending requests. */
  all(): Promise<void>;
}

/** Counts what the network brings from now on. */
async function countArrivals(devtools: CDPSession): Promise<Arrivals> {
  const open = new Set<string>();
  let resolveArrival = () => {};
  const arrived: Arrivals = {
    requests: 0,
    bytes: 0,
    all: () =>
      new Promise((resolve) => {
        resolveArrival = () => open.size === 0 && resolve();
        resolveArrival();
      }),
  };
  const settle = (requestId: string) => {
    open.delete(requestId);
    resolveArrival();
  };
  devtools.on("Network.requestWillBeSent", ({ requestId }) => open.add(requestId));
  devtools.on("Network.loadingFailed", ({ requestId }) => settle(requestId));
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    arrived.requests += 1;
    arrived.bytes += encodedDataLength;
    settle(requestId);
  });
  await devtools.send("Network.enable");
  // Exclude the machine's other work.
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  return arrived;
}
