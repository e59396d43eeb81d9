import { join } from "node:path";
import type { Browser, CDPSession, Page } from "@playwright/test";
import { build } from "vite";
import { buildPlan } from "#compiler/build-plan.ts";
import { compileFunnel } from "#compiler/compile.ts";
import { diagnosticLine } from "#compiler/diagnostics/diagnostic.ts";
import type { Plan } from "#compiler/plan.ts";
import { smallAssets } from "#compiler/small-funnel.fixtures.ts";
import { largeFunnel } from "../large-funnel.ts";
import type { Section } from "../section.ts";
import { median } from "../speed/figures.ts";
import { startStaticHost } from "../speed/static-host.ts";
import { CPU_SLOWDOWN } from "../speed/walk.ts";
import { table } from "../table.ts";
import { withBrowser } from "../with-browser.ts";
import type { MachineFigures } from "./page/main.ts";

const SIZES = [25, 250, 1000];

interface Measured extends MachineFigures {
  heapMb: number;
}

export const machine: Section = {
  name: "machine",
  title: "The machine in the browser",
  explanation: `Funnels of single choices, a quarter of the steps behind branches, without a screen: what a processor slowed ${CPU_SLOWDOWN} times takes to compile the plan into a machine, and to start a visit (storage, arms, machine, and first
state). Then a visitor chooses on every step, and what is shown next is made ready. Paths are how often the path from the entrance on was computed per step. Memory is what machine and visit keep.`,
  async measure(rounds) {
    const outDir = join(import.meta.dirname, "page", "dist");
    await build({
      configFile: false,
      root: join(import.meta.dirname, "page"),
      logLevel: "error",
      build: { outDir, emptyOutDir: true },
    });
    const host = await startStaticHost({ folder: outDir });
    const rows = await withBrowser(async (browser) => {
      const all: string[][] = [];
      for (const size of SIZES) {
        const measured: Measured[] = [];
        for (let round = 0; round < rounds; round += 1)
          measured.push(await measureInPage(browser, host.origin, planOfSize(size)));
        all.push(row(size, measured));
      }
      return all;
    });
    await host.stop();
    return table(
      ["Steps", "Compile", "Start", "Transitions per second", "Paths per step", "Memory"],
      rows,
    );
  },
};

function row(size: number, measured: Measured[]): string[] {
  const middle = (read: (one: Measured) => number) => median(measured.map(read));
  return [
    String(size),
    `${middle(({ compileMs }) => compileMs).toFixed(1)} ms`,
    `${middle(({ startMs }) => startMs).toFixed(1)} ms`,
    middle(({ transitions, walkMs }) => (transitions / walkMs) * 1000).toFixed(0),
    middle(({ pathsPerStep }) => pathsPerStep).toFixed(2),
    `${middle(({ heapMb }) => heapMb).toFixed(1)} MB`,
  ];
}

async function measureInPage(browser: Browser, origin: string, plan: Plan): Promise<Measured> {
  const page = await browser.newPage();
  const devtools = await page.context().newCDPSession(page);
  await page.goto(origin);
  await page.waitForFunction(() => "measureMachine" in window);
  const before = await heapMb(devtools);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  const figures = await page.evaluate(
    (text) =>
      (window as unknown as { measureMachine(planText: string): MachineFigures }).measureMachine(
        text,
      ),
    JSON.stringify(plan),
  );
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const after = await heapMb(devtools);
  await closeContext(page);
  return { ...figures, heapMb: after - before };
}

const closeContext = (page: Page) => page.context().close();

async function heapMb(devtools: CDPSession): Promise<number> {
  await devtools.send("HeapProfiler.collectGarbage");
  return (await devtools.send("Runtime.getHeapUsage")).usedSize / 1e6;
}

function planOfSize(steps: number): Plan {
  const funnel = compileFunnel(largeFunnel(steps, Math.floor(steps / 4)), smallAssets);
  if (Array.isArray(funnel)) throw new Error(funnel.map(diagnosticLine).join("\n"));
  return buildPlan(funnel, (image) => image);
}
