/**
 * Takes a picture of every story on a phone and on a laptop, and compares it with the accepted one.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { ensureChromium, launchChromium } from "#tools/test-env/chromium.ts";
import { strengthOf, wordsOf } from "#tools/visual-tests/found.ts";
import { compare } from "#tools/visual-tests/pixels.ts";
import { type Difference, writeReport } from "#tools/visual-tests/report.ts";
import { openStage, type Stage, type WindowName, windows } from "#tools/visual-tests/stage.ts";
import { buildStorybook, serveStorybook, storyIds } from "#tools/visual-tests/stories.ts";
import { pictureOf } from "#tools/visual-tests/take.ts";

const ACCEPTED = join("tests", "pictures");
const ENDING = ".webp";
/** While one stage waits for its picture to be drawn, the other plays its story. */
const STAGES_PER_WINDOW = 2;

const { values, positionals } = parseArgs({
  options: {
    accept: { type: "boolean", default: false },
    figures: { type: "boolean", default: false },
    "no-build": { type: "boolean", default: false },
    shuffled: { type: "boolean", default: false },
  },
  allowPositionals: true,
});
const [part = ""] = positionals;

ensureChromium();
if (!values["no-build"]) buildStorybook();
mkdirSync(ACCEPTED, { recursive: true });
const ids = storyIds().filter((id) => id.includes(part));
if (values.shuffled) shuffle(ids);
const accepted = new Set(
  readdirSync(ACCEPTED).filter((file) => file.endsWith(ENDING) && file.includes(part)),
);
const { url, server } = await serveStorybook();
const browser = await chromium.launch(launchChromium());

const differences: Difference[] = [];
const failures: string[] = [];
let compared = 0;
const began = performance.now();
await Promise.all((Object.keys(windows) as WindowName[]).map(lookInWindow));
await browser.close();
server.close();

for (const file of accepted) {
  if (values.accept) rmSync(join(ACCEPTED, file));
  else
    differences.push({
      name: file.slice(0, -ENDING.length),
      kind: "gone",
      before: readFileSync(join(ACCEPTED, file)),
    });
}
console.log(`${compared} pictures in ${Math.round((performance.now() - began) / 1000)} s.`);
for (const failure of failures) console.error(failure);
if (values.accept) console.log(`Accepted all ${compared} pictures as they are now.`);
else
  console.log(
    `${differences.length} of ${compared} pictures differ: ${writeReport(differences, compared)}`,
  );
process.exitCode = failures.length > 0 || (!values.accept && differences.length > 0) ? 1 : 0;

async function lookInWindow(window: WindowName): Promise<void> {
  const waiting = ids.values();
  const lookOn = async (stage: Stage) => {
    // The stages of a window share one queue.
    for (const id of waiting) await look(stage, id);
  };
  const stages = Array.from({ length: STAGES_PER_WINDOW }, () =>
    openStage(browser, url, window).then(lookOn),
  );
  await Promise.all(stages);
}

async function look(stage: Stage, id: string): Promise<void> {
  const name = `${id}.${stage.window}`;
  const file = `${name}${ENDING}`;
  try {
    const after = await pictureOf(stage, id);
    if (!after) return;
    compared++;
    const isKnown = accepted.delete(file);
    if (values.accept) return writeFileSync(join(ACCEPTED, file), after);
    if (!isKnown) return void differences.push({ name, kind: "new", after });
    const before = readFileSync(join(ACCEPTED, file));
    const { marked, ...found } = await compare(stage.page.context(), before, after);
    // Without a marked picture, every byte is the same.
    if (values.figures && marked) console.log(`${name}: ${wordsOf(found)}`);
    if (strengthOf(found) > 1)
      differences.push({
        name,
        kind: "changed",
        found,
        before,
        after,
        ...(marked ? { marked } : {}),
      });
  } catch (error) {
    // Keeps the accepted picture: the story still exists, and its error is reported instead.
    accepted.delete(file);
    failures.push(error instanceof Error ? error.message : String(error));
  }
}

/** The order doesn't matter: no story leaves anything behind for the next. */
function shuffle(list: string[]): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(Math.random() * (at + 1));
    [list[at], list[other]] = [list[other] ?? "", list[at] ?? ""];
  }
}
