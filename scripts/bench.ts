import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { chromium } from "@playwright/test";
import { figuresOf } from "../tests/bench/speed/figures.ts";
import { floorPage } from "../tests/bench/speed/floor-page.ts";
import { table } from "../tests/bench/speed/report.ts";
import { startStaticHost } from "../tests/bench/speed/static-host.ts";
import { onFloor, onProduct, type Walk, walk } from "../tests/bench/speed/walk.ts";
import { plan, stepsOnWay } from "../tests/journeys/funnel.ts";
import { man } from "../tests/journeys/visitors.ts";
import { chromiumFlags, chromiumPath, ensureChromium } from "./chromium.ts";

/** Walks the whole quiz on a slow phone, this product and the static floor in turn: `npm run bench -- 7` for seven rounds, which is the default. */
const DEFAULT_ROUNDS = 7;
const REPORT = "docs/performance.md";

const rounds = Number(process.argv[2] ?? DEFAULT_ROUNDS);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`"${process.argv[2]}" isn't a number of rounds. Example: npm run bench -- 3`);

ensureChromium();
execFileSync("npx", ["vite", "build", "--logLevel", "error"], { stdio: "inherit" });
const answers = man();
const way = stepsOnWay(answers);
const autoAdvanceMs = plan.timings["auto-advance"] ?? 0;

const executablePath = chromiumPath();
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath ? { executablePath } : {}) });
const floorHost = await startStaticHost({ page: floorPage(way, autoAdvanceMs) });
const productHost = await startStaticHost({ folder: "dist" });
const floor: Walk[] = [];
const product: Walk[] = [];
for (let round = 1; round <= rounds; round += 1) {
  floor.push(await walk(browser, floorHost.origin, way, onFloor));
  product.push(await walk(browser, productHost.origin, way, onProduct(answers)));
  console.log(`Round ${round} of ${rounds}`);
}
await browser.close();
await Promise.all([floorHost.stop(), productHost.stop()]);

const figures = table(figuresOf(floor, autoAdvanceMs), figuresOf(product, autoAdvanceMs));
console.log(`\n${figures}`);
writeFileSync(REPORT, report(figures));

function report(measured: string): string {
  const load = loadavg()[0]?.toFixed(1);
  return `# Performance

\`npm run bench\` writes this page. It walks all ${way.length} screens from the entrance to the sales page in Chromium on a slow phone: processor slowed 4 times, 1.6 Mbit/s, 150 ms, empty cache. The static floor is
one hand-written file with the words of the same screens, without pictures: what a browser can do at best. Both are walked in turn in one run. Times of a choice don't count the ${autoAdvanceMs} ms that the quiz waits after it.

Measured on ${new Date().toISOString().slice(0, 10)}, ${rounds} rounds, medians unless it says otherwise; ${cpus().length} cores, load ${load}.

${measured}
`;
}
