import { parseArgs } from "node:util";
import { type Lived, liveWorlds } from "./live-worlds.ts";

/**
 * Lives through worlds that follow from their seeds: `npm run simulate -- --seed 7` one,
 * `-- --seeds 1000` many, `-- --minutes 10` as many as there's time for. `--days 30` sets how long
 * each of them lasts.
 */
const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    seeds: { type: "string" },
    minutes: { type: "string" },
    days: { type: "string" },
  },
});
const MS_PER_MINUTE = 60_000;

const days = values.days === undefined ? undefined : Number(values.days);
const first = Number(values.seed);
const most = Number(values.seeds ?? (values.minutes ? Number.POSITIVE_INFINITY : 1));
const minutes = Number(values.minutes ?? Number.POSITIVE_INFINITY);
const print = (line: string) => process.stdout.write(`${line}\n`);
const begun = performance.now();
const minutesPassed = () => (performance.now() - begun) / MS_PER_MINUTE;
const all: Lived[] = [];

function* seeds() {
  for (let seed = first; seed < first + most && minutesPassed() < minutes; seed += 1) yield seed;
}

function report(lived: Lived): void {
  const { seed, steps, payments, problems, hash, file } = lived;
  all.push(lived);
  const mark = problems.length === 0 ? "✓" : "✗";
  print(`${mark} seed ${seed}: ${lived.days} days, ${steps} steps, ${payments} payments, ${hash}`);
  for (const problem of problems) print(`  ${problem}`);
  const length = days === undefined ? "" : ` --days ${days}`;
  if (problems.length > 0) print(`  npm run simulate -- --seed ${seed}${length}`);
  if (problems.length > 0 || most === 1) print(`  ${file}`);
}

await liveWorlds(seeds(), report, days);
const lived = all.reduce((sum, one) => sum + one.days, 0);
const failed = all.filter(({ problems }) => problems.length > 0).length;
const perHour = Math.round((lived / minutesPassed()) * 60).toLocaleString("en");
print(`${all.length} worlds, ${lived} days, ${perHour} days an hour: ${failed} with problems.`);
process.exit(failed === 0 ? 0 : 1);
