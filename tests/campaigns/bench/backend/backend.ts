import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "../process.ts";
import type { Section } from "../section.ts";
import { median } from "../speed/figures.ts";
import { table } from "../table.ts";

const PORT = "4673";
const WARM_UP_TIMEOUT_MS = 3000;
const VITE = join(
  import.meta.dirname,
  "..",
  "..",
  "..",
  "..",
  "node_modules",
  "vite",
  "bin",
  "vite.js",
);

export const backend: Section = {
  name: "backend",
  title: "The start of the embedded backend",
  explanation: `\`npm start\`, from the start of the process until the mailbox answers, which needs the database, its migrations, and the functions. Cold: an empty data folder, so that the database is made. Warm: the same folder again.`,
  async measure(rounds) {
    const [cold, warm]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      const folder = mkdtempSync(join(tmpdir(), "bench-backend-"));
      for (const times of [cold, warm]) {
        const started = await startServer([VITE], {
          url: `http://localhost:${PORT}/mailbox`,
          env: { PORT, BACKEND_DATA: join(folder, "data") },
        });
        times.push(started.ms);
        await started.stop();
      }
      rmSync(folder, { recursive: true });
    }
    const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
    const verdict = median(warm) <= WARM_UP_TIMEOUT_MS ? "kept" : "missed";
    return table(
      ["Start", "Median", "Worst", "Promised"],
      [
        ["Cold", seconds(median(cold)), seconds(Math.max(...cold)), ""],
        [
          "Warm",
          seconds(median(warm)),
          seconds(Math.max(...warm)),
          `${seconds(WARM_UP_TIMEOUT_MS)} (${verdict})`,
        ],
      ],
    );
  },
};
