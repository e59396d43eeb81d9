import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { ensureChromium, launchShell } from "#tools/test-env/chromium.ts";
import { freePort } from "#tools/test-env/free-port.ts";
import { email, findStep } from "../../e2e/support/funnel.ts";
import { man } from "../../e2e/support/visitors.ts";
import type { Campaign, CampaignOptions, CampaignResult } from "../campaign.ts";
import { type BuiltSite, openBuiltSite } from "../faults/browser/built-site.ts";
import { makeBuyer, SESSION_KEY } from "../faults/browser/member.ts";

const ADDRESS = "ann@example.com";

/**
 * Where an exploration can begin. Each prepares the browser, and resolves to the path of the first
 * page: someone who presses at random would hardly ever come that far.
 */
const beginnings: Record<string, (site: BuiltSite, page: Page) => Promise<string>> = {
  quiz: async () => "/",
  async email(_, page) {
    await store(page, { quizState: JSON.stringify(man) });
    return email.route;
  },
  async checkout(_, page) {
    await store(page, { quizState: JSON.stringify(man), quizEmail: ADDRESS });
    return findStep("sales").route;
  },
  async members(site, page) {
    const { signedIn } = await makeBuyer(site, page, `explorer-${Date.now()}@example.com`);
    await store(page, { [SESSION_KEY]: JSON.stringify(signedIn) });
    return "/profile";
  },
};

/** Stores texts by key in the browser. */
async function store(page: Page, texts: Record<string, string>): Promise<void> {
  await page.goto("/");
  await page.evaluate((entries) => {
    for (const [key, text] of entries) localStorage.setItem(key, text);
  }, Object.entries(texts));
}

/** Lets Bombadil press, type, and go back at random in the built site. */
export const explorer: Campaign = {
  name: "explorer",
  claim: "Whatever someone presses, types, and goes back to, what holds on every screen holds",
  count: { whole: 5, part: 1, unit: "minutes from each beginning" },
  minutes: 21,
  isOnDemand: true,
  parts: Object.keys(beginnings),
  run,
};

async function run({ count, parts, print }: CampaignOptions): Promise<CampaignResult> {
  ensureChromium();
  const site = await openBuiltSite();
  const explored: string[] = [];
  const problems: string[] = [];
  for (const from of parts.length > 0 ? parts : Object.keys(beginnings)) {
    const { isKept, visited } = await explore(site, from, count);
    explored.push(`from ${from}, ${visited.actions} actions on ${visited.paths.length} pages`);
    print(`from ${from}: ${visited.paths.join(" ")}`);
    if (!isKept) problems.push(`from ${from}, something didn't hold: Bombadil says it above`);
  }
  return { isKept: problems.length === 0, figures: explored.join("; "), problems };
}

/** Explores from one beginning for some minutes, until something doesn't hold. */
async function explore(site: BuiltSite, from: string, minutes: number) {
  const profile = mkdtempSync(join(tmpdir(), "explorer-"));
  const output = mkdtempSync(join(tmpdir(), `explored-${from}-`));
  const begin = await prepare(site, profile, from);
  const { browser, port } = await openBrowser(profile);
  const bombadil = spawn(
    "bombadil",
    [
      ...["browser", "test-external", begin, "tests/campaigns/explorer/invariants.ts"],
      ...["--remote-debugger", `http://127.0.0.1:${port}`, "--create-target"],
      ...["--width", "390", "--height", "844", "--exit-on-violation"],
      // Our policy allows scripts in pages by their hashes, so changed ones would be blocked.
      ...["--instrument-javascript", "files"],
      ...["--time-limit", `${Math.round(minutes * 60)}s`],
      ...["--output-path", output],
    ],
    // The library that speaks to Chromium warns of each message that it doesn't know.
    { stdio: "inherit", env: { ...process.env, RUST_LOG: "error" } },
  );
  const [status] = await once(bombadil, "exit");
  browser.kill();
  await once(browser, "exit");
  rmSync(profile, { recursive: true, force: true });
  const visited = countVisited(readFileSync(join(output, "trace.jsonl"), "utf8"));
  return { isKept: status === 0, visited };
}

/** The number of actions that a trace has, and on which pages. */
function countVisited(trace: string): { actions: number; paths: string[] } {
  const states = trace
    .split("\n")
    .filter(Boolean)
    .map((line): { state: { url: string } } => JSON.parse(line));
  const paths = new Set(states.map(({ state }) => new URL(state.url).pathname));
  return { actions: states.length, paths: [...paths] };
}

/** Fills the browser's profile, and resolves to the address of the first page. */
async function prepare(site: BuiltSite, profile: string, from: string): Promise<string> {
  const context = await chromium.launchPersistentContext(profile, {
    ...launchShell(),
    baseURL: site.origin,
  });
  const path = await beginnings[from]?.(site, await context.newPage());
  await context.close();
  return `${site.origin}${path}`;
}

/** A Chromium that only Bombadil controls. */
async function openBrowser(profile: string): Promise<{ browser: ChildProcess; port: number }> {
  const port = await freePort();
  const { executablePath = chromium.executablePath(), args } = launchShell();
  const browser = spawn(
    executablePath,
    [...args, "--headless", `--user-data-dir=${profile}`, `--remote-debugging-port=${port}`],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  // "DevTools listening on …"
  await once(browser.stderr, "data");
  return { browser, port };
}
