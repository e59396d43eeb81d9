import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { FunnelFiles } from "#compiler/read/read-funnel.ts";
import { project } from "#tools/test-env/copy-project.ts";
import { largeFunnel } from "../large-funnel.ts";
import { startServer } from "../process.ts";
import { inProjectWith } from "../project-with-funnel.ts";
import type { Section } from "../section.ts";
import { median, quantile } from "../speed/figures.ts";
import { table } from "../table.ts";
import { withBrowser } from "../with-browser.ts";

const PORT = "5673";
const EDITS = 20;

/** 95 of 100 edits must be on screen within this time. */
const cases = [
  { steps: 25, withinMs: 300 },
  { steps: 1000, withinMs: 1000 },
];

/** Contains the entrance. */
const FILE = "steps/questions.yaml";

export const edit: Section = {
  name: "edit",
  title: "From an edit to the screen",
  explanation: `\`npm start\` on a copy of the project with a funnel of so many steps, and a browser that shows its entrance: from writing a new title into the YAML until the title is drawn, ${EDITS} times. The page isn't reloaded.`,
  async measure() {
    const rows: string[][] = [];
    for (const { steps, withinMs } of cases) {
      const times = await editTimes(largeFunnel(steps, 0));
      const p95 = quantile(times, 0.95);
      rows.push([
        String(steps),
        `${median(times).toFixed(0)} ms`,
        `${p95.toFixed(0)} ms`,
        `${withinMs} ms (${p95 <= withinMs ? "kept" : "missed"})`,
      ]);
    }
    return table(["Steps", "p50", "p95", "Promised for p95"], rows);
  },
};

function editTimes(files: FunnelFiles): Promise<number[]> {
  return inProjectWith(files, async (copy) => {
    const server = await startServer(
      [join(project, "tests", "campaigns", "bench", "edit", "serve-copy.mjs"), copy],
      {
        url: `http://localhost:${PORT}/`,
        env: {
          PORT,
          VITE_SUPABASE_URL: "http://localhost:9",
          VITE_SUPABASE_ANON_KEY: "sb_publishable_tests",
          VITE_MEAL_DB_URL: "http://localhost:9",
        },
      },
    );
    try {
      return await withBrowser(async (browser) => measureEdits(await browser.newPage(), copy));
    } finally {
      await server.stop();
    }
  });
}

async function measureEdits(page: Page, copy: string): Promise<number[]> {
  await page.goto(`http://localhost:${PORT}/`);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  const path = join(copy, "funnel", FILE);
  const original = readFileSync(path, "utf8");
  const times: number[] = [];
  for (let number = 1; number <= EDITS; number += 1) {
    const title = `Welcome, edit ${number}`;
    const drawn = page.waitForFunction(
      (wanted) => document.querySelector("h1")?.textContent === wanted,
      title,
      { polling: "raf" },
    );
    const begun = performance.now();
    writeFileSync(path, original.replace("title: Welcome", `title: ${title}`));
    await drawn;
    times.push(performance.now() - begun);
  }
  return times;
}
