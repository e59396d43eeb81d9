import { createRandom } from "#lib/seeded-random.ts";
import { DAYS, EVENTS_PER_VISIT } from "./counted-days.ts";
import { fillClickHouse } from "./filled-clickhouse.ts";
import { fillDatabase } from "./filled-database.ts";
import { realPlaces } from "./real-places.ts";
import { typicalBeacons } from "./typical-visits.ts";

const VISITS = 5000;
/** Enough that every place, way, and length of stay has a row on every day. */
const COUNTED_EVENTS = 10_000_000;

/** Bytes on disk, with indexes. */
export interface StoredBytes {
  /** Events and visits, which are kept for `NUMBERS_KEEP_DAYS`. */
  perVisit: number;
  /** Counts, which stay. */
  perDay: number;
}

/** Measures the storage that PostgreSQL takes. PGlite's files are the same. */
export async function databaseBytes(): Promise<StoredBytes> {
  return { perVisit: await bytesPerVisit(), perDay: await bytesPerCountedDay() };
}

/** Records visits as the backend does, one beacon after the other. */
export async function bytesPerVisit(): Promise<number> {
  const { query, stop } = await fillDatabase("PostgreSQL", 0);
  try {
    for (const beacon of typicalBeacons(VISITS, realPlaces(), createRandom(1)))
      await query("select public.record_events($1::jsonb, $2)", [
        JSON.stringify(beacon),
        beacon.visit,
      ]);
    return (await querySize(query, "private.(visits|funnel_events.*)")) / VISITS;
  } finally {
    await stop();
  }
}

async function bytesPerCountedDay(): Promise<number> {
  const { query, stop } = await fillDatabase("PostgreSQL", COUNTED_EVENTS);
  try {
    return (await querySize(query, "public.funnel_.*")) / DAYS;
  } finally {
    await stop();
  }
}

async function querySize(
  query: Awaited<ReturnType<typeof fillDatabase>>["query"],
  pattern: string,
): Promise<number> {
  const [row] = await query<{ bytes: number }>(
    `select sum(pg_total_relation_size(oid))::float8 as bytes from pg_class
    where relkind = 'r' and relnamespace::regnamespace || '.' || relname ~ $1`,
    [`^${pattern}$`],
  );
  return row?.bytes ?? Number.NaN;
}

/** Measures the storage that ClickHouse takes, compressed. */
export async function clickHouseBytes(): Promise<StoredBytes> {
  const { store, stop } = await fillClickHouse(COUNTED_EVENTS);
  try {
    const sumBytes = async (tables: string) => {
      const [row] = await store.rows<{ bytes: number }>(
        `select toFloat64(sum(bytes_on_disk)) as bytes from system.parts where active and table like '${tables}'`,
      );
      return row?.bytes ?? Number.NaN;
    };
    return {
      perVisit: (await sumBytes("funnel_%")) / (COUNTED_EVENTS / EVENTS_PER_VISIT),
      perDay: (await sumBytes("settled_%")) / DAYS,
    };
  } finally {
    await stop();
  }
}
