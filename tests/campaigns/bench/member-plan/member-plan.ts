import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { build } from "vite";
import type { Answers } from "#lib/json.ts";
import { realProgram } from "#tools/cli/funnel-folder/real-program.ts";
import { bodies, eaters } from "../../../member-plan/members.fixtures.ts";
import type { Section } from "../section.ts";
import { median } from "../speed/figures.ts";
import { startStaticHost } from "../speed/static-host.ts";
import { CPU_SLOWDOWN } from "../speed/walk.ts";
import { table } from "../table.ts";
import { withBrowser } from "../with-browser.ts";
import type { PlanTimes } from "./page/main.ts";

const TIMEOUT_MS = 20;
/** About 100 members. */
const SAMPLE = 701;

export const memberPlan: Section = {
  name: "member-plan",
  title: "A member's plan",
  explanation: `\`makePlan\` with the program that we ship, in a page of its own on a processor slowed ${CPU_SLOWDOWN} times. First is the first plan after loading, with code that has never run; next are those of 100 different members after it.`,
  async measure(rounds) {
    const outDir = join(import.meta.dirname, "page", "dist");
    await build({
      configFile: false,
      root: join(import.meta.dirname, "page"),
      logLevel: "error",
      build: { outDir, emptyOutDir: true },
    });
    const host = await startStaticHost({ folder: outDir });
    const times = await withBrowser(async (browser) => {
      const all: PlanTimes[] = [];
      for (let round = 0; round < rounds; round += 1)
        all.push(await measureInPage(browser, host.origin));
      return all;
    });
    await host.stop();
    const next = times.flatMap(({ nextMs }) => nextMs);
    return table(
      ["Plan", "Median", "Slowest"],
      [
        row(
          "First",
          times.map(({ firstMs }) => firstMs),
        ),
        row("Next", next),
      ],
    );
  },
};

function row(name: string, ms: number[]): string[] {
  const middle = median(ms);
  const verdict = middle < TIMEOUT_MS ? "kept" : "missed";
  return [
    name,
    `${middle.toFixed(1)} ms (${verdict}: ${TIMEOUT_MS} ms)`,
    `${Math.max(...ms).toFixed(1)} ms`,
  ];
}

async function measureInPage(browser: Browser, origin: string): Promise<PlanTimes> {
  const page = await browser.newPage();
  const devtools = await page.context().newCDPSession(page);
  await page.goto(origin);
  await page.waitForFunction(() => "measurePlans" in window);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  const times = await page.evaluate(
    ([program = "", members = ""]) =>
      (
        window as unknown as { measurePlans(program: string, members: string): PlanTimes }
      ).measurePlans(program, members),
    [JSON.stringify(realProgram()), JSON.stringify(sampleMembers())],
  );
  await page.context().close();
  return times;
}

/** Members who differ in what they eat and in their bodies. */
function sampleMembers(): Answers[] {
  const all = Object.values(bodies);
  return [...eaters()]
    .filter((_, index) => index % SAMPLE === 0)
    .map((eater, index) => ({
      ...eater,
      ...all[index % all.length],
      meatRelationship: index % 2 === 0 ? "love" : "rarely",
    }));
}
