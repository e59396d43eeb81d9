import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { compileFunnel } from "#funnel/compile-funnel.ts";
import { waysThrough } from "#funnel/paths/ways.ts";
import { planOf } from "#funnel/plan-of.ts";
import { problemLine } from "#funnel/problem.ts";
import type { FunnelFiles } from "#funnel/read-funnel.ts";
import { smallAssets } from "#funnel/small-funnel.ts";
import { warningsOf } from "#funnel/warnings.ts";
import { largeFunnel } from "../tests/bench/large-funnel.ts";

const MS_PER_S = 1000;
const RUNS = 3;

/** What the check of a funnel may take, start-up included. */
const promised = [
  { steps: 25, branches: 0, seconds: 1 },
  { steps: 120, branches: 30, seconds: 10 },
  { steps: 1000, branches: 0, seconds: 30 },
  { steps: 1000, branches: 250, seconds: 30 },
];

console.log(`A machine of ${cpus().length} cores, which ${loadavg()[0]?.toFixed(1)} processes want at once.\n`);
console.log("npm run funnel -- check, from the start of the process to its end, the best of three:");
for (const { steps, branches, seconds } of promised) {
  const taken = Math.min(...Array.from({ length: RUNS }, () => checkedIn(largeFunnel(steps, branches))));
  const verdict = taken < seconds ? "kept" : "MISSED";
  console.log(`  ${String(steps).padStart(5)} steps, ${String(branches).padStart(3)} branches  ${taken.toFixed(2).padStart(6)} s of ${seconds} s  ${verdict}`);
}

const sizes = [125, 250, 500, 1000, 2000];
console.log("\nCompiling and looking for doubts alone, by the time of the processor:");
for (const steps of sizes) printTaken(steps, compiledInMs(largeFunnel(steps, Math.floor(steps / 4))));
console.log("\nCounting the ways alone, as npm run funnel -- paths does:");
for (const steps of sizes) printTaken(steps, countedInMs(largeFunnel(steps, Math.floor(steps / 4))));

function printTaken(steps: number, ms: number): void {
  const branches = Math.floor(steps / 4);
  console.log(
    `  ${String(steps).padStart(5)} steps, ${String(branches).padStart(3)} branches  ${ms.toFixed(0).padStart(6)} ms  ${(ms / steps).toFixed(2)} ms a step`,
  );
}

function checkedIn(files: FunnelFiles): number {
  const folder = mkdtempSync(join(tmpdir(), "funnel-"));
  const images = Object.entries(smallAssets.images).map(([name, svg]) => [`images/${name}.svg`, svg] as const);
  for (const [file, text] of [...Object.entries(files), ...images]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const begun = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", "scripts/funnel.ts", "check", "--folder", folder], { encoding: "utf8" });
  const seconds = (performance.now() - begun) / MS_PER_S;
  rmSync(folder, { recursive: true });
  if (status !== 0) throw new Error(`The funnel to measure is not sound:\n${stdout}${stderr}`);
  return seconds;
}

/** A comment makes each text new. */
function compiledInMs(files: FunnelFiles): number {
  return leastMs((run) => {
    const fresh = Object.fromEntries(Object.entries(files).map(([file, text]) => [file, `# ${run}\n${text}`]));
    warningsOf(compiled(fresh), smallAssets);
  });
}

function countedInMs(files: FunnelFiles): number {
  const plan = planOf(compiled(files), (image) => image);
  return leastMs(() => void waysThrough(plan));
}

function compiled(files: FunnelFiles) {
  const funnel = compileFunnel(files, smallAssets);
  if (Array.isArray(funnel)) throw new Error(funnel.map(problemLine).join("\n"));
  return funnel;
}

/** By the processor's own clock, so that what else the machine does is not counted. */
function leastMs(work: (run: number) => void): number {
  const times = Array.from({ length: RUNS }, (_, run) => {
    const begun = process.cpuUsage();
    work(run);
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / MS_PER_S;
  });
  return Math.min(...times);
}
