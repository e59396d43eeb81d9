import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { createTables } from "#tools/event-store/create-tables.ts";
import { hasChdb } from "#tools/event-store/fetch-chdb.ts";
import type { Beacon } from "../../supabase/functions/_shared/beacon.ts";
import type { EventStore } from "../../supabase/functions/_shared/event-store/event-store.ts";
import { openEventStore } from "../../supabase/functions/_shared/event-store/open-event-store.ts";
import { recordBeacon } from "../../supabase/functions/_shared/event-store/record-beacon.ts";
import { stayOf } from "../../supabase/functions/_shared/event-store/relations.ts";
import { numbersRowsIn } from "../../supabase/functions/_shared/event-store/run-report.ts";
import { settleDays } from "../../supabase/functions/_shared/event-store/settle-days.ts";
import { openClickHouse } from "./clickhouse.ts";
import { freshDatabase } from "./database.ts";
import { visitId, walk } from "./numbers.fixtures.ts";

const KEEP_DAYS = 36_500;
const DAY = "2026-03-01";
const MORNING = Date.parse(`${DAY}T08:00:00Z`);
const NEXT_MORNING = MORNING + 86_400_000;
const TABLES = ["events", "visit_days"].map((name) => `funnel_${name}`);
const SETTLED = ["days", "totals", "counts", "ways", "stays"].map((name) => `settled_${name}`);

const { sql } = await freshDatabase();
let store: EventStore;
let close: () => Promise<void> = async () => {};
afterAll(() => close());

/** ClickHouse with empty tables. */
async function open(): Promise<void> {
  if (!store) {
    const clickhouse = await openClickHouse();
    store = await openEventStore(clickhouse.url);
    close = async () => {
      await store.close();
      await clickhouse.close();
    };
    await createTables(store, KEEP_DAYS);
  }
  for (const table of [...TABLES, ...SETTLED]) await store.run(`truncate table ${table}`);
}

const record = (visit: number, at: number, more: Partial<Beacon> = {}) =>
  recordBeacon(
    store,
    { visit: visitId(visit), version: "v1", arms: {}, source: {}, events: walk, ...more },
    new Date(at),
  );
const rows = () => numbersRowsIn(store, { from_day: DAY, to_day: DAY });
const rowsIn = async (table: string) =>
  Number((await store.rows<{ rows: number }>(`select count() as rows from ${table}`))[0]?.rows);

describe.skipIf(!hasChdb())("settleDays", () => {
  beforeEach(open);

  test("changes no number, however often it runs", async () => {
    for (let visit = 0; visit < 3; visit++) await record(visit, MORNING);
    const before = await rows();
    expect(before.days).toMatchObject([{ day: DAY, visits: 3 }]);
    await settleDays(store, KEEP_DAYS, NEXT_MORNING);
    expect(await rowsIn("settled_counts")).toBeGreaterThan(0);
    await settleDays(store, KEEP_DAYS, NEXT_MORNING + 60_000);
    await settleDays(store, KEEP_DAYS, NEXT_MORNING + 60_000);
    expect(await rows()).toEqual(before);
    expect(await rowsIn("settled_days")).toBe(1);
  });

  test("leaves today alone", async () => {
    await record(0, MORNING);
    await settleDays(store, KEEP_DAYS, MORNING + 3_600_000);
    expect(await rowsIn("settled_days")).toBe(0);
  });

  test("counts a day again that got events since, after an hour, and forgets the run before", async () => {
    await record(0, MORNING, { events: walk.slice(0, 2) });
    await settleDays(store, KEEP_DAYS, NEXT_MORNING);
    await record(0, NEXT_MORNING + 1000, { events: walk.slice(2) });
    expect((await rows()).ways).toEqual([]);
    await settleDays(store, KEEP_DAYS, NEXT_MORNING + 60_000);
    expect((await rows()).ways).toEqual([]);
    await settleDays(store, KEEP_DAYS, NEXT_MORNING + 3_700_000);
    expect((await rows()).ways).toEqual([{ from_place: "start", to_place: "goals", visits: 1 }]);
    expect(await rowsIn("settled_days")).toBe(1);
    expect(await rowsIn("settled_totals")).toBe(1);
  });

  test("counts nothing of a run that broke off", async () => {
    await record(0, MORNING);
    const broken: EventStore = {
      ...store,
      insert: async () => {
        throw new Error("The function ended.");
      },
    };
    await expect(settleDays(broken, KEEP_DAYS, NEXT_MORNING)).rejects.toThrow();
    expect(await rowsIn("settled_totals")).toBe(1);
    expect((await rows()).days).toMatchObject([{ visits: 1 }]);
    await settleDays(store, KEEP_DAYS, NEXT_MORNING + 60_000);
    expect((await rows()).days).toMatchObject([{ visits: 1 }]);
  });

  test("keeps the counts of a day that has lost its events", async () => {
    await record(0, MORNING);
    await record(1, MORNING);
    await settleDays(store, KEEP_DAYS, NEXT_MORNING);
    await store.run(`alter table funnel_events drop partition '${DAY}'`);
    await record(0, NEXT_MORNING + 1000);
    await settleDays(store, KEEP_DAYS, NEXT_MORNING + 3_700_000);
    expect((await rows()).days).toMatchObject([{ visits: 2 }]);
  });
});

describe.skipIf(!hasChdb())("a report in ClickHouse", () => {
  beforeEach(open);

  test("lets forged words share a group as soon as a day has too many", async () => {
    for (let visit = 0; visit < 60; visit++)
      await record(visit, MORNING, { version: `v${visit % 55}` });
    const { versions } = await rows();
    expect(versions).toHaveLength(51);
    expect(versions.find(({ name }) => name === "other")).toMatchObject({ visits: 5 });
    expect(versions.find(({ name }) => name === "v0")).toMatchObject({ visits: 2 });
  });

  test("puts every stay into the same step as PostgreSQL", async () => {
    const inPostgres =
      await sql`select private.stay_of(seconds) as stay from generate_series(0, 86400) as seconds order by seconds`;
    const inClickHouse = await store.rows<{ stay: number }>(
      `select ${stayOf("toInt32(number)")} as stay from numbers(86401) order by number`,
    );
    expect(inClickHouse.map(({ stay }) => stay)).toEqual(inPostgres.map(({ stay }) => stay));
  });
});
