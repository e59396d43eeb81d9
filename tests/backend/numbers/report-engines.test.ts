import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Api, openApi } from "#tools/dev/local-backend/supabase/api.ts";
import { createTables } from "#tools/ops/event-store/create-tables.ts";
import { hasChdb } from "#tools/ops/event-store/fetch-chdb.ts";
import {
  type EventStore,
  openEventStore,
} from "../../../supabase/functions/_shared/event-store/event-store.ts";
import { runReport } from "../../../supabase/functions/_shared/event-store/run-report.ts";
import { settleDays } from "../../../supabase/functions/_shared/event-store/settle.ts";
import { eventRows } from "../../../supabase/functions/_shared/event-store/visits.ts";
import { openClickHouse } from "../recording/clickhouse.ts";
import { type Delivery, randomDeliveries } from "../recording/random-beacons.fixtures.ts";
import { createChance } from "../support/chance.ts";
import { freshDatabase } from "../support/database.ts";
import { keys, origin } from "../support/environment.ts";

const DAYS = 8;
const FROM = "2026-03-01";
const deliveries = randomDeliveries(createChance(7), { visits: 400, days: DAYS, from: FROM });
const toDay = (at: number) => new Date(at).toISOString().slice(0, 10);
const days = [...new Set(deliveries.map(({ at }) => toDay(at)))].map(
  (day) => [day, deliveries.filter(({ at }) => toDay(at) === day)] as const,
);

const reports = [
  ["days", undefined],
  ["groups", "arm"],
  ["groups", "source"],
  ["groups", "version"],
  ["group-places", "arm"],
  ["group-places", "source"],
  ["group-places", "version"],
  ["places", undefined],
  ["ways", undefined],
] as const;
const ranges = [
  [FROM, "2026-03-08"],
  ["2026-03-01", "2026-03-03"],
  ["2026-03-04", "2026-03-04"],
  ["2026-03-06", "2026-03-08"],
  ["2026-04-01", "2026-04-30"],
] as const;
const cases = reports.flatMap(([report, by]) =>
  ranges.map(([from, to]) => [report, by, from, to] as const),
);

type Case = (typeof cases)[number];
type Read = (...wanted: Case) => Promise<object[]>;

/** Rows have no order. */
const sortRows = (rows: object[]) =>
  rows.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
/** Columns have none either. */
const cells = (rows: object[]) =>
  sortRows(rows.map((row) => Object.fromEntries(Object.entries(row).toSorted())));

/** The number of days that are summed up after each day. */
async function recordWith(api: Api, { sums }: { sums: number }): Promise<Read> {
  // The server's clock, as the deliveries have it.
  await api.query(
    "create or replace function private.today() returns date language sql stable set search_path = '' as $$ select current_setting('tests.today')::date $$",
  );
  for (const [day, sent] of days) {
    await api.query(
      `select public.record_events(beacon, 'client ' || number)
      from jsonb_array_elements($1::jsonb) with ordinality as sent (beacon, number)
      where set_config('tests.today', $2, false) is not null`,
      [JSON.stringify(sent.map(({ beacon }) => beacon)), day],
    );
    await api.query("select public.sum_up_days($1)", [sums]);
  }
  return (report, by, from, to) => {
    const names = by ? [from, to, by] : [from, to];
    const parameters = names.map((_, index) => `$${index + 1}`).join(", ");
    return api
      .query<{ row: object }>(
        `select to_jsonb(r) as row from private.report_${report.replace("-", "_")}(${parameters}) as r`,
        names,
      )
      .then((rows) => rows.map(({ row }) => row));
  };
}

async function openPostgres(sums: number, databaseUrl?: string): Promise<Read> {
  const api = await openApi({
    databaseUrl,
    origin,
    keys,
    publicKey: "not used",
    sendMail: async () => {},
  });
  afterAll(() => api.close());
  return recordWith(api, { sums });
}

/** Longer than it's been since the deliveries. */
const KEEP_DAYS = 36_500;

async function recordInto(store: EventStore, sent: Delivery[]): Promise<void> {
  await store.insert(
    "funnel_events",
    sent.flatMap(({ at, beacon }) => eventRows(beacon, new Date(at))),
  );
}

/** Some runs in the last minutes before a time: each one counts a few days. */
async function settleBefore(store: EventStore, end: number): Promise<void> {
  for (const minutes of [4, 3, 2, 1]) await settleDays(store, KEEP_DAYS, end - minutes * 60_000);
}

async function openStore(): Promise<EventStore> {
  const { url, close } = await openClickHouse();
  const store = await openEventStore(url);
  afterAll(async () => {
    await store.close();
    await close();
  });
  await createTables(store, KEEP_DAYS);
  return store;
}

const inStore =
  (store: EventStore): Read =>
  async (report, by_what, from_day, to_day) =>
    runReport(store, report, { from_day, to_day, ...(by_what && { by_what }) });

let inPostgres: Read;
beforeAll(async () => {
  const { url } = await freshDatabase();
  inPostgres = await openPostgres(0, url);
});

test("the deliveries have what makes engines differ", async () => {
  const rows = await inPostgres("places", undefined, ...ranges[0]);
  expect(deliveries.length).toBeGreaterThan(1000);
  expect(deliveries.flatMap(({ beacon }) => beacon.events).length).toBeGreaterThan(3000);
  expect(rows.length).toBeGreaterThan(5);
  const sources = await inPostgres("groups", "source", ...ranges[0]);
  expect(sources.map((row) => "name" in row && row.name)).toEqual(
    expect.arrayContaining(["news", "unknown", "direct", "meta ads", "search.example"]),
  );
});

describe("the reports where days are summed up", () => {
  let read: Read;
  beforeAll(async () => {
    const { url } = await freshDatabase();
    read = await openPostgres(3, url);
  });

  test.each(cases)("%s by %s, %s to %s: every cell as without", async (...wanted) => {
    expect(cells(await read(...wanted))).toEqual(cells(await inPostgres(...wanted)));
  });
});

// PGlite takes several seconds to start.
describe("the reports in PGlite", { tags: ["long"] }, () => {
  let read: Read;
  beforeAll(async () => {
    read = await openPostgres(3);
  });

  test.each(cases)("%s by %s, %s to %s: every cell as in PostgreSQL", async (...wanted) => {
    expect(cells(await read(...wanted))).toEqual(cells(await inPostgres(...wanted)));
  });
});

describe.skipIf(!hasChdb())("the reports in ClickHouse", () => {
  let store: EventStore;
  let read: Read;
  beforeAll(async () => {
    store = await openStore();
    read = inStore(store);
    for (const [day, sent] of days) {
      await recordInto(store, sent);
      await settleBefore(store, Date.parse(day) + 86_400_000);
    }
  });

  test.each(cases)("%s by %s, %s to %s: every cell as in PostgreSQL", async (...wanted) => {
    expect(cells(await read(...wanted))).toEqual(cells(await inPostgres(...wanted)));
  });
});
