import { startMigratedCluster } from "../database/migrated-cluster.ts";
import { recordConsole } from "../faults/record-console.ts";
import type { Rehearsal } from "./rehearsal.ts";
import { rehearsals } from "./rehearsals.ts";
import { openStage } from "./stage.ts";

/**
 * Makes the bad days of docs/operating.md happen, and does the steps: `npm run rehearse` all of
 * them, `-- provider-down` one.
 */
const wanted = process.argv.slice(2);
const chosen = rehearsals.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
if (chosen.length === 0) {
  const names = rehearsals.map(({ name }) => name).join(", ");
  process.stderr.write(`There is no such day, only ${names}.\n`);
  process.exit(2);
}

const print = (line: string) => void process.stdout.write(`${line}\n`);
// What functions log belongs to the bad day.
const { said } = recordConsole();
const settings = { ...process.env };
const cluster = await startMigratedCluster();
let failed = 0;
for (const one of chosen) {
  said.length = 0;
  if (!(await isWell(one))) failed += 1;
  Object.assign(process.env, settings);
}
cluster.stop();
print(`${chosen.length - failed} of ${chosen.length} bad days end well.`);
process.exit(failed === 0 ? 0 : 1);

async function isWell({ name, section, providerClockMs = 0, run }: Rehearsal): Promise<boolean> {
  print(`${section} (${name})`);
  const begun = performance.now();
  const stage = await openStage({
    cluster: cluster.url,
    name,
    providerClockMs,
    print: (line) => print(`  ${line}`),
  });
  try {
    await run(stage);
    print(`  ${Math.round((performance.now() - begun) / 1000)} s`);
    return true;
  } catch (error) {
    print(`  ✗ ${error instanceof Error ? error.message : error}`);
    for (const line of said) print(`    ${line}`);
    return false;
  } finally {
    await stage.close();
  }
}
