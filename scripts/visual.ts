/** Takes a picture of every story on a phone and on a laptop, and compares it with the one that was accepted. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type BrowserContext, chromium } from "@playwright/test";
import { chromiumFlags, chromiumPath, ensureChromium } from "./chromium.ts";
import { compare } from "./visual/pixels.ts";
import { type Difference, writeReport } from "./visual/report.ts";
import { buildStorybook, serveStorybook, storyIds } from "./visual/stories.ts";
import { pictureOf, preparePage, type WindowName, windows } from "./visual/take.ts";

const ACCEPTED = join("tests", "pictures");
/** Less than this share of the pixels is how fonts are drawn, not how a screen looks. */
const SEEN = 0.0002;
const ENDING = ".webp";

const { values, positionals } = parseArgs({
  options: { accept: { type: "boolean", default: false }, "no-build": { type: "boolean", default: false } },
  allowPositionals: true,
});
const [part = ""] = positionals;

ensureChromium();
if (!values["no-build"]) buildStorybook();
mkdirSync(ACCEPTED, { recursive: true });
const ids = storyIds().filter((id) => id.includes(part));
const accepted = new Set(readdirSync(ACCEPTED).filter((file) => file.endsWith(ENDING) && file.includes(part)));
const { url, server } = await serveStorybook();
const executablePath = chromiumPath();
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath ? { executablePath } : {}) });

const differences: Difference[] = [];
const failures: string[] = [];
let compared = 0;
// one window each, side by side
await Promise.all(
  (Object.keys(windows) as WindowName[]).map(async (window) => {
    const context = await browser.newContext({ reducedMotion: "no-preference", colorScheme: "light", locale: "en-US", timezoneId: "UTC" });
    for (const id of ids) await look(context, window, id).catch((error: unknown) => failures.push(error instanceof Error ? error.message : String(error)));
  }),
);
await browser.close();
server.close();

for (const file of accepted) {
  if (values.accept) rmSync(join(ACCEPTED, file));
  else differences.push({ name: file.slice(0, -ENDING.length), kind: "gone", share: 0, before: readFileSync(join(ACCEPTED, file)) });
}
for (const failure of failures) console.error(failure);
if (values.accept) console.log(`${compared} pictures are accepted as they are now.`);
else console.log(`${differences.length} of ${compared} pictures differ: ${writeReport(differences, compared)}`);
process.exitCode = failures.length > 0 || (!values.accept && differences.length > 0) ? 1 : 0;

async function look(context: BrowserContext, window: WindowName, id: string): Promise<void> {
  const name = `${id}.${window}`;
  const file = `${name}${ENDING}`;
  const page = await context.newPage();
  try {
    await preparePage(page, window);
    const after = await pictureOf(page, url, id, window);
    if (!after) return;
    compared++;
    const isKnown = accepted.delete(file);
    if (values.accept) return writeFileSync(join(ACCEPTED, file), after);
    if (!isKnown) return void differences.push({ name, kind: "new", share: 1, after });
    const before = readFileSync(join(ACCEPTED, file));
    const { share, picture } = await compare(context, before, after);
    if (share > SEEN) differences.push({ name, kind: "changed", share, before, after, ...(picture ? { marked: picture } : {}) });
  } finally {
    await page.close();
  }
}
