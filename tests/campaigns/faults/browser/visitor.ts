import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { launchChromium, launchShell } from "#tools/test-env/chromium.ts";
import type { BuiltSite } from "./built-site.ts";
import { type FaultyNetwork, openNetwork } from "./faulty-network.ts";

export interface Visitor {
  page: Page;
  context: BrowserContext;
  network: FaultyNetwork;
  /** Errors and warnings of the console, and everything that was thrown. */
  noise: string[];
  close(): Promise<void>;
}

interface VisitorOptions {
  /** Off, unless a row is about workers: they answer before the network can break. */
  hasWorkers?: boolean;
  /** A browser with a back-forward cache, which takes longer for each page. */
  keepsPages?: boolean;
}

/** Generous, so that a busy machine doesn't fail a row. */
const TIMEOUT_MS = 120_000;

let browser: Promise<Browser> | undefined;
let browserWithCache: Promise<Browser> | undefined;
let visitors = 0;

/** The browser of all rows, which ends with this process. */
function openSharedBrowser(): Promise<Browser> {
  browser ??= chromium.launch(launchShell());
  return browser;
}

/** Playwright turns the back-forward cache off, but real browsers have it on. */
function openSharedBrowserWithCache(): Promise<Browser> {
  browserWithCache ??= chromium.launch({
    ...launchChromium(),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  return browserWithCache;
}

/** Opens a browser of one's own: another address, another network, and empty storage. */
export async function openVisitor(
  { origin, port }: BuiltSite,
  { hasWorkers = false, keepsPages = false }: VisitorOptions = {},
): Promise<Visitor> {
  const network = await openNetwork(port, nextAddress());
  const shared = await (keepsPages ? openSharedBrowserWithCache() : openSharedBrowser());
  const context = await shared.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    proxy: { server: network.proxy },
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  const noise: string[] = [];
  context.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) noise.push(message.text());
  });
  context.on("weberror", (thrown) => void noise.push(String(thrown.error())));
  // tsx marks the names of functions, also of those that are sent to the page.
  await context.addInitScript("globalThis.__name ??= (named) => named");
  await context.addInitScript((keepsWorkers) => {
    if (!keepsWorkers) Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
    // Not counted: a server limits beacons.
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
  }, hasWorkers);
  return {
    page: await context.newPage(),
    context,
    network,
    noise,
    async close() {
      await context.close();
      network.close();
    },
  };
}

/** The server limits what one address may do. All of 127.0.0.0/8 is this machine. */
function nextAddress(): string {
  visitors++;
  return `127.${100 + Math.floor(visitors / 62_500)}.${1 + (Math.floor(visitors / 250) % 250)}.${1 + (visitors % 250)}`;
}
