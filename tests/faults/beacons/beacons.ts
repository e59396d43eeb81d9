import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { seededChance } from "#analysis/simulation/chance.ts";
import { type Cluster, startPostgres } from "#tools/test-env/postgres.ts";
import type { Row, RowOptions, RowResult } from "../row.ts";
import { type KillableBackend, startBackend } from "../start-backend.ts";
import { sendBeacons } from "./send-beacons.ts";
import { smallBeacons, type Tally } from "./small-visits.ts";

/** Until the next kill. The first two are one of the server and one of the database. */
const FIRST_LIVES_MS = 2_000;
const SHORTEST_LIFE_MS = 10_000;
const LONGEST_LIFE_MS = 60_000;
const PROGRESS_EVERY = 10_000;

/** As a server that keeps what it has confirmed. */
const DURABLE = { fsync: "on", synchronous_commit: "on", full_page_writes: "on" };

export const beacons: Row = {
  name: "beacons",
  claim: "Every beacon that was accepted counts, and counts once",
  inputs: "visits of four beacons, reordered, a tenth of them sent twice, repeated until accepted",
  faults: "kill -9 of the server and of PostgreSQL with all its processes, every 10 to 60 seconds",
  count: { whole: 1_000_000, part: 4_000 },
  run,
};

async function run({ count, seed, print }: RowOptions): Promise<RowResult> {
  const folder = mkdtempSync(join(tmpdir(), "faults-beacons-"));
  const cluster = await startPostgres(DURABLE);
  const databaseUrl = await freshDatabase(cluster);
  const backend = await startBackend({ folder, port: await freePort(), databaseUrl });
  const chance = seededChance(seed);
  const tally: Tally = new Map();
  const killing = killInTurns(cluster, backend, chance);
  try {
    const { accepted, failed } = await sendBeacons(
      `${backend.origin}/functions/v1/events`,
      smallBeacons(count, chance, tally),
      ({ accepted }) => {
        if (accepted % PROGRESS_EVERY === 0) print(`${accepted} accepted, ${killing.kills()}`);
      },
    );
    await killing.stop();
    const differences = differencesOf(tally, await countedIn(databaseUrl));
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

/** Kills the server or the database from time to time, each time after it has started again. */
function killInTurns(cluster: Cluster, backend: KillableBackend, chance: () => number) {
  const killed = { server: 0, database: 0 };
  let isOver = false;
  let wake = () => {};
  const isFirst = () => killed.server === 0 || killed.database === 0;
  const life = () =>
    isFirst() ? FIRST_LIVES_MS : SHORTEST_LIFE_MS + chance() * (LONGEST_LIFE_MS - SHORTEST_LIFE_MS);
  const running = (async () => {
    while (!isOver) {
      await new Promise<void>((resolve) => {
        const waiting = setTimeout(resolve, life());
        wake = () => {
          clearTimeout(waiting);
          resolve();
        };
      });
      if (isOver) return;
      const isDatabase = isFirst() ? killed.server > 0 : chance() < 0.5;
      if (isDatabase) cluster.crash();
      else await backend.crash();
      killed[isDatabase ? "database" : "server"]++;
    }
  })();
  return {
    kills: () => `${killed.server} kills of the server and ${killed.database} of the database`,
    async stop() {
      isOver = true;
      wake();
      await running;
    },
  };
}

/** Everything that the database has counted, named like the sums that it must be equal to. */
async function countedIn(databaseUrl: string): Promise<Tally> {
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

function differencesOf(wanted: Tally, found: Tally): string[] {
  const names = [...new Set([...wanted.keys(), ...found.keys()])];
  return names
    .filter((name) => wanted.get(name) !== found.get(name))
    .map((name) => `${name}: ${found.get(name) ?? 0} instead of ${wanted.get(name) ?? 0}`);
}

async function freshDatabase({ url }: Cluster): Promise<string> {
  const sql = postgres(`${url}/postgres`, { max: 1 });
  await sql.unsafe("create database faults");
  await sql.end();
  return `${url}/faults`;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === "object"
          ? resolve(address.port)
          : reject(new Error("There is no free port.")),
      );
    });
  });
}
