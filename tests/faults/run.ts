import { parseArgs } from "node:util";
import { writeResult } from "./results.ts";
import type { Row } from "./row.ts";
import { rows } from "./rows.ts";

const MOST_PRINTED = 20;

/**
 * Tries to break what the product promises: `npm run faults` everything, `-- beacons` one row,
 * `-- --commit` a short part of each, `-- beacons --count 1000 --seed 7` as you like. `--write`
 * writes the results into docs/reliability.md.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    commit: { type: "boolean", default: false },
    count: { type: "string" },
    seed: { type: "string", default: "1" },
    write: { type: "boolean", default: false },
  },
});
const isChosen = ({ name, isLong }: Row) =>
  positionals.length > 0 ? positionals.includes(name) : !(values.commit && isLong);
const chosen = rows.filter(isChosen);
if (chosen.length === 0) {
  process.stderr.write(`There is no such row, only ${rows.map(({ name }) => name).join(", ")}.\n`);
  process.exit(2);
}

const print = (line: string) => process.stdout.write(`${line}\n`);

let kept = 0;
let minutesOfAll = 0;
for (const row of chosen) {
  const count = Number(values.count) || row.count[values.commit ? "part" : "whole"];
  print(`${row.name}: ${row.claim}.`);
  const begun = performance.now();
  const seed = Number(values.seed);
  const { isKept, figures, problems } = await row.run({
    count,
    seed,
    print: (line) => print(`  ${line}`),
  });
  const minutes = Math.round((performance.now() - begun) / 6_000) / 10;
  print(`${isKept ? "✓" : "✗"} ${figures}. ${minutes} min, --seed ${values.seed}.`);
  for (const problem of problems.slice(0, MOST_PRINTED)) print(`  ${problem}`);
  if (isKept) kept += 1;
  minutesOfAll += minutes;
  const date = new Date().toISOString().slice(0, "2026-11-25".length);
  if (values.write) writeResult(rows, row.name, { isKept, figures, count, seed, minutes, date });
}
if (chosen.length > 1) {
  print(`${kept} of ${chosen.length} rows kept, ${minutesOfAll.toFixed(1)} min in all.`);
}
process.exit(kept === chosen.length ? 0 : 1);
