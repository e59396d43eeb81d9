import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { createRandom } from "#lib/seeded-random.ts";
import { freePort } from "#tools/test-env/free-port.ts";
import type { CampaignOptions, CampaignResult, FaultRow } from "../../campaign.ts";
import { freshDatabase, startDurablePostgres } from "../durable-postgres.ts";
import { describeKills, killInTurns, type Lives } from "../kill-in-turns.ts";
import { createBodies, sendUntilAccepted } from "../send-until-accepted.ts";
import { startBackend } from "../start-backend.ts";
import { smallBeacons, type Tally } from "./small-visits.ts";

const PROGRESS_EVERY = 10_000;

const LIVES: Lives = { shortest: 10, longest: 60 };

export const beacons: FaultRow = {
  name: "beacons",
  claim: "Every beacon that was accepted counts, and counts once",
  inputs: "visits of four beacons, reordered, a tenth of them sent twice, repeated until accepted",
  faults: describeKills(LIVES),
  count: { whole: 50_000, part: 4_000 },
  minutes: 5.3,
  run,
};

async function run({ count, seed, print }: CampaignOptions): Promise<CampaignResult> {
  const folder = mkdtempSync(join(tmpdir(), "faults-beacons-"));
  const cluster = await startDurablePostgres();
  const databaseUrl = await freshDatabase(cluster);
  const backend = await startBackend({ folder, port: await freePort(), databaseUrl });
  const chance = createRandom(seed);
  const tally: Tally = new Map();
  const killing = killInTurns(cluster, backend, LIVES, chance);
  try {
    const { accepted, failed } = await sendUntilAccepted(
      `${backend.origin}/functions/v1/events`,
      createBodies(smallBeacons(count, chance, tally)),
      ({ accepted }) => {
        if (accepted % PROGRESS_EVERY === 0) print(`${accepted} accepted, ${killing.kills()}`);
      },
    );
    await killing.stop();
    const differences = findDifferences(tally, await readCounted(databaseUrl));
    return {
      isKept: differences.length === 0,
      figures: `${accepted.toLocaleString("en")} accepted, ${failed.toLocaleString("en")} attempts failed and were repeated, ${killing.kills()}: ${differences.length} of ${tally.size} sums differ`,
      problems: differences,
    };
  } finally {
    await killing.stop();
    await backend.stop();
    cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Everything that the database has counted, named like the sums that it must be equal to. */
async function readCounted(databaseUrl: string): Promise<Tally> {
  const sql = postgres(databaseUrl, { max: 1 });
  const rows = await sql<{ name: string; amount: string }[]>`
    select arms || ' ' || source || ' visits' as name, sum(visits) as amount
      from public.funnel_totals group by 1
    union all
    select arms || ' ' || source || ' ' || what || ' ' || place, sum(counted)
      from public.funnel_counts cross join lateral
        (values ('entered', entered), ('left', left_count), ('seconds', seconds)) as each (what, counted)
      group by 1 having sum(counted) > 0
    union all
    select arms || ' ' || source || ' way ' || from_place || ' ' || to_place, sum(visits)
      from public.funnel_ways group by 1`;
  await sql.end();
  return new Map(rows.map(({ name, amount }) => [name, Number(amount)]));
}

function findDifferences(wanted: Tally, found: Tally): string[] {
  const names = [...new Set([...wanted.keys(), ...found.keys()])];
  return names
    .filter((name) => wanted.get(name) !== found.get(name))
    .map((name) => `${name}: ${found.get(name) ?? 0} instead of ${wanted.get(name) ?? 0}`);
}
