import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { plan, stepsOnPath } from "../../../e2e/support/funnel.ts";
import { man } from "../../../e2e/support/visitors.ts";
import { buildProduct } from "../speed/build-product.ts";
import { floor, product } from "../speed/contestants.ts";
import { computeFigures } from "../speed/figures.ts";
import { floorPage } from "../speed/floor-page.ts";
import { calculateRatios } from "../speed/report.ts";
import { toScreen } from "../speed/screens.ts";
import { startStaticHost } from "../speed/static-host.ts";
import { proveWords, quickWalk, type Walk } from "../speed/walk.ts";
import { withBrowser } from "../with-browser.ts";

/**
 * With three rounds, the main thread's work differs by 15 % between two measurements of the same
 * build.
 */
const ROUNDS = 9;
/** From the entrance to the first few choices. */
const SCREENS = 6;
const RECORD = join(import.meta.dirname, "ratios.json");

/**
 * Walks the first screens of the product and the floor, and compares the ratios with the recorded
 * ones. Returns the regressions.
 */
export async function compareWithRecord(log: (line: string) => void): Promise<string[]> {
  const recorded: Ratios = JSON.parse(readFileSync(RECORD, "utf8"));
  const measured = await measureRatios();
  for (const [name, ratio] of Object.entries(recorded))
    log(
      `  ${name.padEnd(45)} ${(measured[name] ?? Number.NaN).toFixed(2).padStart(7)} ×, recorded ${ratio.toFixed(2)} ×`,
    );
  return regressions(recorded, measured);
}

/** Records the current values of all figures of the record. */
export async function recordRatios(log: (line: string) => void): Promise<void> {
  const measured = await measureRatios();
  const names = Object.keys(JSON.parse(readFileSync(RECORD, "utf8")));
  const ratios: Ratios = Object.fromEntries(
    names.map((name) => [name, Number((measured[name] ?? Number.NaN).toFixed(2))]),
  );
  writeFileSync(RECORD, `${JSON.stringify(ratios, null, 2)}\n`);
  log(`Recorded in ${RECORD}:\n${JSON.stringify(ratios, null, 2)}`);
}

async function measureRatios(): Promise<Ratios> {
  buildProduct();
  const answers = man();
  const all = stepsOnPath(answers);
  const steps = all.slice(0, SCREENS);
  const waitMs = plan.timings["auto-advance"] ?? 0;
  const [floorHost, productHost] = [
    await startStaticHost({ page: floorPage(all.map(toScreen), waitMs) }),
    await startStaticHost({ folder: "dist" }),
  ];
  const least = { contestant: floor(waitMs), origin: floorHost.origin };
  const ours = { contestant: product(waitMs, answers), origin: productHost.origin };
  const walks: { least: Walk; ours: Walk }[] = [];
  await withBrowser(async (browser) => {
    await proveWords(browser, ours, steps);
    for (let round = 0; round < ROUNDS; round += 1)
      walks.push({
        least: await quickWalk(browser, least, steps),
        ours: await quickWalk(browser, ours, steps),
      });
  });
  await Promise.all([floorHost.stop(), productHost.stop()]);
  return calculateRatios(
    computeFigures(
      walks.map((one) => one.least),
      least.contestant,
    ),
    computeFigures(
      walks.map((one) => one.ours),
      ours.contestant,
    ),
  );
}

/** Multiples of the floor, by the name of the figure. */
type Ratios = Record<string, number>;

const TOLERATED = 1.15;

/**
 * The figures with a ratio that grew by more than 15 %, or that weren't measured, one sentence
 * each.
 */
export function regressions(recorded: Ratios, measured: Ratios): string[] {
  return Object.entries(recorded).flatMap(([name, before]) => {
    const now = measured[name];
    if (now === undefined || Number.isNaN(now)) return [`${name}: not measured.`];
    const percent = Math.round((now / before - 1) * 100);
    return now > before * TOLERATED
      ? [
          `${name}: ${now.toFixed(2)} times the floor, ${percent} % more than the recorded ${before.toFixed(2)}.`,
        ]
      : [];
  });
}
