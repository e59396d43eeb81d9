import { parseArgs } from "node:util";
import { beacons } from "./beacons/beacons.ts";
import { claimRaces } from "./claim-races/claim-races.ts";
import { forgedWebhooks } from "./forged-webhooks/forged-webhooks.ts";
import { quizStates } from "./quiz-states/quiz-states.ts";
import type { Row } from "./row.ts";
import { tamperedCheckouts } from "./tampered-checkouts/tampered-checkouts.ts";

const rows: Row[] = [beacons, quizStates, forgedWebhooks, tamperedCheckouts, claimRaces];
const MOST_PRINTED = 20;

/**
 * Tries to break what the product promises: `npm run faults` everything, `-- beacons` one row,
 * `-- --commit` a short part of each, `-- beacons --count 1000 --seed 7` as you like.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    commit: { type: "boolean", default: false },
    count: { type: "string" },
    seed: { type: "string", default: "1" },
  },
});
const chosen = rows.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
if (chosen.length === 0) {
  process.stderr.write(`There is no such row, only ${rows.map(({ name }) => name).join(", ")}.\n`);
  process.exit(2);
}

const print = (line: string) => process.stdout.write(`${line}\n`);

let areKept = true;
for (const row of chosen) {
  const count = Number(values.count) || row.count[values.commit ? "part" : "whole"];
  print(`${row.name}: ${row.claim}.`);
  const begun = performance.now();
  const { isKept, figures, problems } = await row.run({
    count,
    seed: Number(values.seed),
    print: (line) => print(`  ${line}`),
  });
  const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
  print(`${isKept ? "✓" : "✗"} ${figures}. ${minutes} min, --seed ${values.seed}.`);
  for (const problem of problems.slice(0, MOST_PRINTED)) print(`  ${problem}`);
  areKept &&= isKept;
}
process.exit(areKept ? 0 : 1);
