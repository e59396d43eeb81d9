import { parseArgs } from "node:util";
import { ensurePostgres } from "#tools/test-env/postgres.ts";
import { load, writeSection } from "../report-page.ts";
import { plantedLeaks } from "./planted-leaks.ts";
import { isSteady, resultOf, writeResult } from "./result.ts";
import { soakSection, soakTables } from "./section.ts";
import { soak } from "./soak.ts";

/**
 * Sends all kinds of requests for a long time, and judges whether anything leaks:
 * `npm run soak -- --minutes 60 --write` writes the result into docs/soak.json and docs/scale.md.
 * `--every 30` samples every 30 seconds, `--pace 2` doubles the traffic, and `--plant memory` plants
 * a leak, which must be found.
 */
const number = { type: "string" } as const;
const { values } = parseArgs({
  options: {
    minutes: { ...number, default: "60" },
    every: { ...number, default: "60" },
    pace: { ...number, default: "1" },
    plant: { type: "string" },
    write: { type: "boolean", default: false },
  },
});
const { plant } = values;
if (plant !== undefined && !Object.hasOwn(plantedLeaks, plant))
  throw new Error(`"${plant}" isn't a leak. There are ${Object.keys(plantedLeaks).join(", ")}.`);

ensurePostgres();
const loadBefore = load();
const result = resultOf(
  await soak({
    minutes: Number(values.minutes),
    everySeconds: Number(values.every),
    pace: Number(values.pace),
    plantedLeak: plant,
    log: console.log,
  }),
);
const tables = soakTables(result);
console.log(`\n${tables}`);
if (values.write && plant === undefined) {
  writeResult(result);
  const { written } = await import("../sections.ts");
  writeSection(soakSection, { tables, rounds: 1, loadBefore }, written);
}
process.exit(isSteady(result) ? 0 : 1);
