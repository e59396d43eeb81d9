import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { ensureChromium, launchShell } from "#tools/test-env/chromium.ts";
import { freePort } from "#tools/test-env/free-port.ts";
import { builtSite } from "../faults/browser/built-site.ts";
import { beginnings } from "./beginnings.ts";

/**
 * Lets Bombadil press, type, and go back at random in the built site, and checks after each action
 * what has to hold on every screen: `npm run explore`, or `-- --from checkout --minutes 10`.
 */
const { values } = parseArgs({
  options: {
    from: { type: "string", multiple: true, default: Object.keys(beginnings) },
    minutes: { type: "string", default: "5" },
  },
});
const unknown = values.from.find((name) => !Object.hasOwn(beginnings, name));
if (unknown !== undefined)
  throw new Error(`Begin at ${Object.keys(beginnings).join(", ")}, not at "${unknown}".`);

ensureChromium();
const site = await builtSite();
let isFine = true;
for (const name of values.from) isFine = (await explore(name)) && isFine;
process.exit(isFine ? 0 : 1);

/** Resolves to whether everything held. */
async function explore(from: string): Promise<boolean> {
  const profile = mkdtempSync(join(tmpdir(), "explorer-"));
  const output = mkdtempSync(join(tmpdir(), `explored-${from}-`));
  const begin = await prepare(profile, from);
  const { browser, port } = await openBrowser(profile);
  const bombadil = spawn(
    "bombadil",
    [
      ...["browser", "test-external", begin, "tests/explorer/invariants.ts"],
      ...["--remote-debugger", `http://127.0.0.1:${port}`, "--create-target"],
      ...["--width", "390", "--height", "844", "--exit-on-violation"],
      // Our policy allows scripts in pages by their hashes, so changed ones would be blocked.
      ...["--instrument-javascript", "files"],
      ...["--time-limit", `${Math.round(Number(values.minutes) * 60)}s`],
      ...["--output-path", output],
    ],
    // The library that speaks to Chromium warns of each message that it doesn't know.
    { stdio: "inherit", env: { ...process.env, RUST_LOG: "error" } },
  );
  const [status] = await once(bombadil, "exit");
  browser.kill();
  await once(browser, "exit");
  rmSync(profile, { recursive: true, force: true });
  const visited = visitedIn(readFileSync(join(output, "trace.jsonl"), "utf8"));
  process.stdout.write(`From ${from}: ${visited}\n`);
  return status === 0;
}

/** How many actions a trace has, and on which pages. */
function visitedIn(trace: string): string {
  const states = trace
    .split("\n")
    .filter(Boolean)
    .map((line): { state: { url: string } } => JSON.parse(line));
  const paths = new Set(states.map(({ state }) => new URL(state.url).pathname));
  return `${states.length} actions on ${paths.size} pages: ${[...paths].join(" ")}`;
}

/** Fills the browser's profile, and resolves to the address of the first page. */
async function prepare(profile: string, from: string): Promise<string> {
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
