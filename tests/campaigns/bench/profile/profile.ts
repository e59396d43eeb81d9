import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, type Page, request } from "@playwright/test";
import { makeMember } from "../../../e2e/support/member.ts";
import type { Provider } from "../../../e2e/support/shop.ts";
import { watchFirstPaint } from "../first-paint.ts";
import { startServer } from "../process.ts";
import type { Section } from "../section.ts";
import { buildProduct } from "../speed/build-product.ts";
import { median } from "../speed/figures.ts";
import { startStaticHost } from "../speed/static-host.ts";
import { CPU_SLOWDOWN, NETWORK, PHONE } from "../speed/walk.ts";
import { table } from "../table.ts";
import { withBrowser } from "../with-browser.ts";

const PORT = "4773";
const BACKEND = `http://localhost:${PORT}`;
const VITE = join(
  import.meta.dirname,
  "..",
  "..",
  "..",
  "..",
  "node_modules",
  "vite",
  "bin",
  "vite.js",
);
const MAX_FIRST_PAINT_RATIO = 1.5;

export const profile: Section = {
  name: "profile",
  title: "Opening the plan again",
  explanation: `On the same slow phone, a signed-in buyer opens \`/profile\` again: a new tab of a browser that has shown the plan before, until today's breakfast is drawn, and until the plan also works. Next to it, the first paint
of the quiz for somebody new. The backend is the embedded one.`,
  async measure(rounds) {
    buildProduct();
    const folder = mkdtempSync(join(tmpdir(), "bench-profile-"));
    const data = join(folder, "data");
    const backend = await startServer([VITE, "preview"], {
      url: `${BACKEND}/mailbox`,
      env: { PORT, BACKEND_DATA: data, LITE_AUTH_BCRYPT_COST: "4" },
    });
    const host = await startStaticHost({ folder: "dist", backend: BACKEND });
    const origin = host.origin.replace("127.0.0.1", "localhost");
    const [paints, plans, works]: [number[], number[], number[]] = [[], [], []];
    try {
      await withBrowser(async (browser) => {
        const member = await memberContext(browser, origin, data);
        for (let round = 0; round < rounds; round += 1) {
          paints.push(await firstPaint(browser, origin));
          const { drawnAt, worksAt } = await openPlan(member, origin);
          plans.push(drawnAt);
          works.push(worksAt);
        }
      });
    } finally {
      await host.stop();
      await backend.stop();
      rmSync(folder, { recursive: true });
    }
    const ratio = median(plans) / median(paints);
    const verdict = ratio <= MAX_FIRST_PAINT_RATIO ? "kept" : "missed";
    return table(
      [
        "First paint of the quiz",
        "Plan on screen",
        "Plan works",
        "Ratio to the plan on screen",
        "Promised",
      ],
      [
        [
          `${median(paints).toFixed(0)} ms`,
          `${median(plans).toFixed(0)} ms`,
          `${median(works).toFixed(0)} ms`,
          `${ratio.toFixed(2)} ×`,
          `${MAX_FIRST_PAINT_RATIO} × (${verdict})`,
        ],
      ],
    );
  },
};

/** A browser in which a member has opened their plan. */
async function memberContext(
  browser: Browser,
  origin: string,
  data: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: PHONE, baseURL: origin });
  const page = await context.newPage();
  const member = await makeMember(page, await openProvider(data), "member@example.com");
  const signIn = await page.addInitScript(
    (session) => localStorage.setItem("sb-localhost-auth-token", session),
    JSON.stringify(member.signedIn),
  );
  await page.goto("/profile");
  await breakfast(page).waitFor();
  await page.waitForFunction(() =>
    Object.keys(localStorage).some((key) => /^member:.*:plan$/.test(key)),
  );
  await signIn.dispose();
  await page.close();
  return context;
}

async function openProvider(data: string): Promise<Provider> {
  const { stripeKey }: { stripeKey: string } = JSON.parse(
    readFileSync(join(data, "keys.json"), "utf8"),
  );
  const api = await request.newContext({
    baseURL: BACKEND,
    extraHTTPHeaders: { Authorization: `Bearer ${stripeKey}` },
  });
  return {
    call: async (path, fields) =>
      (await (fields ? api.post(path, { form: fields }) : api.get(path))).json(),
    switchTo: async () => {},
  };
}

async function firstPaint(browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext({ viewport: PHONE });
  const { page, waitForPaint } = await slowPage(context);
  await page.goto(origin, { waitUntil: "commit" });
  await waitForPaint();
  const paint = await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
  );
  const ms = await paint.jsonValue();
  await context.close();
  return ms ?? Number.NaN;
}

interface Opened {
  drawnAt: number;
  worksAt: number;
}

async function openPlan(context: BrowserContext, origin: string): Promise<Opened> {
  const { page, waitForPaint } = await slowPage(context);
  await page.addInitScript(() => {
    const found = new Set<string>();
    const note = (name: "drawnAt" | "worksAt", within: string) => {
      if (found.has(name) || !document.querySelector(within)?.textContent.includes("Breakfast"))
        return;
      found.add(name);
      requestAnimationFrame(() => {
        // The first task after the frame was drawn.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => Object.assign(window, { [name]: performance.now() });
        port2.postMessage(undefined);
      });
    };
    const look = () => {
      note("drawnAt", "#kept-plan");
      note("worksAt", "#root");
      if (found.size === 2) seen.disconnect();
    };
    const seen = new MutationObserver(look);
    seen.observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${origin}/profile`, { waitUntil: "commit" });
  await waitForPaint();
  await page.waitForFunction(() => "drawnAt" in window && "worksAt" in window);
  const times = await page.evaluate(() => {
    const { drawnAt, worksAt } = window as unknown as Opened;
    return { drawnAt, worksAt };
  });
  await page.close();
  return times;
}

async function slowPage(
  context: BrowserContext,
): Promise<{ page: Page; waitForPaint(): Promise<void> }> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", NETWORK);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  // tsx adds calls of this helper to functions, and the page doesn't have it.
  await page.addInitScript("globalThis.__name = (value) => value");
  return { page, waitForPaint: await watchFirstPaint(devtools) };
}

const breakfast = (page: Page) => page.getByText("Breakfast", { exact: true }).first();
