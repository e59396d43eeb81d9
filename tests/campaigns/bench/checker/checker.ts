import { spawnSync } from "node:child_process";
import { buildPlan } from "#compiler/build-plan.ts";
import { compileFunnel } from "#compiler/compile.ts";
import { diagnosticLine } from "#compiler/diagnostics/diagnostic.ts";
import { countPaths } from "#compiler/paths/count-paths.ts";
import type { FunnelFiles } from "#compiler/read/read-funnel.ts";
import { smallAssets } from "#compiler/small-funnel.fixtures.ts";
import { findWarnings } from "#compiler/warnings/warnings.ts";
import { dependentFunnel } from "../dependent-funnel.ts";
import { inFolder } from "../funnel-in-folder.ts";
import { largeFunnel } from "../large-funnel.ts";
import type { Section } from "../section.ts";
import { table } from "../table.ts";

const MS_PER_S = 1000;
/** Counting recurses with each branch, and the stack of Node.js overflows before 10,000 steps. */
const MAX_COUNTED = 1000;

interface Shape {
  name: string;
  steps: number;
  files(): FunnelFiles;
  /** The time limit of the command, including its start. */
  within?: number;
}

const createBranchedShape = (steps: number, within?: number): Shape => ({
  name: `${steps} steps, ${Math.floor(steps / 4)} branches`,
  steps,
  files: () => largeFunnel(steps, Math.floor(steps / 4)),
  ...(within ? { within } : {}),
});
const dependent = (steps: number, within?: number): Shape => ({
  name: `${steps} steps, every option depends on the question before`,
  steps,
  files: () => dependentFunnel(steps),
  ...(within ? { within } : {}),
});

const shapes = [
  createBranchedShape(25, 1),
  createBranchedShape(250),
  createBranchedShape(1000, 30),
  createBranchedShape(10_000),
  dependent(250),
  dependent(1000, 10),
  dependent(4000),
];

export const checker: Section = {
  name: "checker",
  title: "Checking funnels of many steps",
  explanation: `\`npm run funnel -- check\` from the start of the process to its end, once. Then its work alone, by the processor's own clock, which doesn't count what else the machine does: reading, checking, and looking for
warnings; making the plan; counting the paths. Per step means checking and plan.`,
  async measure(_rounds, log) {
    const rows = shapes.map((shape) => {
      const row = measureShape(shape);
      log(row.join("  "));
      return row;
    });
    return table(["Funnel", "The command", "Checking", "Plan", "Counting paths", "Per step"], rows);
  },
};

function measureShape({ name, steps, files: createFiles, within }: Shape): string[] {
  const files = createFiles();
  const seconds = commandSeconds(files);
  const { ms: checkMs, result: funnel } = cpuMs(() => compileOrThrow(files));
  const { ms: planMs, result: plan } = cpuMs(() => buildPlan(funnel, (image) => image));
  const counted = steps <= MAX_COUNTED ? cpuMs(() => countPaths(plan)).ms : undefined;
  const verdict =
    within === undefined ? "" : ` (${seconds < within ? "kept" : "missed"}: ${within} s)`;
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  return [
    name,
    `${seconds.toFixed(1)} s${verdict}`,
    ms(checkMs),
    ms(planMs),
    counted === undefined ? "not counted" : ms(counted),
    `${((checkMs + planMs) / steps).toFixed(2)} ms`,
  ];
}

function commandSeconds(files: FunnelFiles): number {
  return inFolder(files, (folder) => {
    const begun = performance.now();
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ["--import", "tsx", "scripts/funnel.ts", "check", "--folder", folder],
      { encoding: "utf8" },
    );
    const seconds = (performance.now() - begun) / MS_PER_S;
    if (status !== 0) throw new Error(`The funnel to measure has errors:\n${stdout}${stderr}`);
    return seconds;
  });
}

function compileOrThrow(files: FunnelFiles) {
  const funnel = compileFunnel(files, smallAssets);
  if (Array.isArray(funnel)) throw new Error(funnel.map(diagnosticLine).join("\n"));
  findWarnings(funnel, smallAssets);
  return funnel;
}

function cpuMs<T>(work: () => T): { ms: number; result: T } {
  const begun = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(begun);
  return { ms: (user + system) / MS_PER_S, result };
}
