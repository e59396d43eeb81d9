import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres, { type Sql } from "postgres";
import { ensurePostgres, startPostgres } from "#tools/test-env/postgres.ts";
import { bytesPerVisit } from "../numbers/stored-bytes.ts";
import { startServer } from "../process.ts";
import { buildProduct } from "../speed/build-product.ts";
import { withBrowser } from "../with-browser.ts";
import { copyBuyer } from "./copies.ts";
import { type FunctionCost, type FunctionName, measureFunctions } from "./functions.ts";
import { AT_ONCE, type Cost, measureOperations } from "./measure-operations.ts";
import type { OperationName } from "./operations.ts";
import { COUNTING, countRows, countStatements, type Table, type Work } from "./statements.ts";
import { BEACONS, type Traffic } from "./traffic.ts";
import { makeVisits, type VisitName } from "./visits.ts";

const PORT = "4773";
const ORIGIN = `http://localhost:${PORT}`;
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
export const MEMBERS = 5000;
/** The time to wait until a page's last writes have reached the database. */
const LAST_WRITES_MS = 1000;

export interface Visit extends Traffic {
  work: Work;
  /** The part of the work that the auth service did. */
  authWork: Work;
  rowsAdded: Record<Table, number>;
}

export interface Measured {
  visits: Record<VisitName, Visit>;
  functions: Record<FunctionName, FunctionCost>;
  operations: Record<OperationName, Cost>;
  bytesPerRow: Record<Table, number>;
  /** The bytes that the events of a typical visit take on disk, indexes included. */
  bytesPerWalk: number;
}

/**
 * Makes each visit against the built product over a real PostgreSQL, then measures functions and
 * database separately.
 */
export async function measureScale(log: (line: string) => void): Promise<Measured> {
  buildProduct();
  ensurePostgres();
  const cluster = await startPostgres(COUNTING);
  try {
    const url = await createDatabase(cluster.url, "visits");
    const sql = postgres(url, { max: AT_ONCE + 1, onnotice: () => {} });
    const visits = await measureVisits(url, sql, log);
    const { accounts, bytesPerRow } = await copyBuyer(sql, MEMBERS);
    log(`${MEMBERS} members made`);
    const operations = await measureOperations(sql, accounts, log);
    await sql.end();
    const functions = await measureFunctions(await createDatabase(cluster.url, "functions"));
    return { visits, functions, operations, bytesPerRow, bytesPerWalk: await bytesPerVisit() };
  } finally {
    cluster.stop();
  }
}

async function createDatabase(cluster: string, name: string): Promise<string> {
  const admin = postgres(`${cluster}/postgres`, { max: 1 });
  await admin.unsafe(`create database ${name}`);
  await admin.end();
  return `${cluster}/${name}`;
}

async function measureVisits(
  databaseUrl: string,
  sql: Sql,
  log: (line: string) => void,
): Promise<Record<VisitName, Visit>> {
  const folder = mkdtempSync(join(tmpdir(), "bench-scale-"));
  const env = { PORT, BACKEND_DATA: join(folder, "data"), DATABASE_URL: databaseUrl };
  const server = await startServer([VITE, "preview"], { url: `${ORIGIN}/mailbox`, env });
  try {
    const counter = await countStatements(sql);
    const visits: Partial<Record<VisitName, Visit>> = {};
    let before = await countRows(sql);
    const forget = async () => {
      await sql`delete from private.beacons`;
      before = await countRows(sql);
      await counter.reset();
    };
    await forget();
    await withBrowser((browser) =>
      makeVisits(browser, ORIGIN, {
        async addMeasurement(name, traffic) {
          await new Promise((resolve) => setTimeout(resolve, LAST_WRITES_MS));
          const [work, authWork, after] = [
            await counter.take(),
            await counter.take("auth"),
            await countRows(sql),
          ];
          await addBeacons(sql, traffic);
          const added = Object.entries(after).map(([table, rows]) => [
            table,
            rows - before[table as Table],
          ]);
          visits[name] = { ...traffic, work, authWork, rowsAdded: Object.fromEntries(added) };
          log(`${name}: ${JSON.stringify(traffic.requests)}`);
          await forget();
        },
        async isNextDay() {
          await sql`delete from public.tracker_entries where day > 0`;
          await forget();
        },
      }),
    );
    return visits as Record<VisitName, Visit>;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

async function addBeacons(sql: Sql, { requests, calls }: Traffic): Promise<void> {
  const [sent] = await sql<[{ beacons: number }]>`
    select coalesce(sum(count), 0)::int as beacons from private.beacons`;
  requests.functions += sent.beacons;
  if (sent.beacons > 0) calls[`POST ${BEACONS}`] = sent.beacons;
}
