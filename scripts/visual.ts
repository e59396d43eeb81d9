/**
 * Takes a picture of every story on a phone and on a laptop, in the working tree and in a commit,
 * and reports the differences.
 */
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import {
  type Build,
  buildStorybook,
  isCommit,
  withCommit,
} from "#tools/checks/visual-tests/builds.ts";
import { measureStrength } from "#tools/checks/visual-tests/found.ts";
import { compare, openDesk } from "#tools/checks/visual-tests/pixels.ts";
import { type Difference, writeReport } from "#tools/checks/visual-tests/report.ts";
import {
  openStage,
  type Stage,
  type WindowName,
  windows,
} from "#tools/checks/visual-tests/stage.ts";
import { takePicture } from "#tools/checks/visual-tests/take.ts";
import { ensureChromium, launchChromium } from "#tools/test-env/chromium.ts";

const { values, positionals } = parseArgs({
  options: { base: { type: "string", default: "main" } },
  allowPositionals: true,
});
const [part = ""] = positionals;

if (!isCommit(values.base)) {
  console.error(`There is no commit "${values.base}". Name another one with --base.`);
  process.exit(2);
}

const differences: Difference[] = [];
const failures: string[] = [];
let compared = 0;

ensureChromium();
await withCommit(values.base, async (folder) => {
  const before = await buildStorybook(values.base, folder);
  const after = await buildStorybook("the working tree", ".");
  const browser = await chromium.launch(launchChromium());
  const names = Object.keys(windows) as WindowName[];
  await Promise.all(names.map((window) => compareWindow(browser, { before, after }, window)));
  await browser.close();
  before.close();
  after.close();
});
for (const failure of failures) console.error(failure);
console.log(
  `${differences.length} of ${compared} pictures differ: ${writeReport(differences, compared)}`,
);
process.exitCode = failures.length + differences.length > 0 ? 1 : 0;

async function compareWindow(
  browser: Browser,
  { before, after }: { before: Build; after: Build },
  window: WindowName,
): Promise<void> {
  const stages = [
    await openStage(browser, before, window),
    await openStage(browser, after, window),
  ];
  const desk = await openDesk(browser);
  const ids = new Set([...before.ids, ...after.ids]);
  for (const id of [...ids].filter((id) => id.includes(part))) {
    const taken = await Promise.allSettled(stages.map((stage) => takeIfKnown(stage, id)));
    const broken = taken.filter((one) => one.status === "rejected");
    failures.push(...broken.map(({ reason }) => String(reason?.message ?? reason)));
    if (broken.length > 0) continue;
    const [old, now] = taken.map((one) => (one.status === "fulfilled" ? one.value : undefined));
    if (!old && !now) continue;
    compared++;
    const found = old && now && (await compare(desk, old, now));
    if (found && measureStrength(found) <= 1) continue;
    differences.push({ name: `${id}.${window}`, before: old, after: now, found });
  }
}

async function takeIfKnown(stage: Stage, id: string): Promise<Buffer | undefined> {
  return stage.build.ids.has(id) ? takePicture(stage, id) : undefined;
}
