import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { createTables } from "#tools/ops/event-store/create-tables.ts";
import { hasChdb } from "#tools/ops/event-store/fetch-chdb.ts";
import type { Beacon } from "../../../supabase/functions/_shared/beacon.ts";
import {
  type EventStore,
  openEventStore,
} from "../../../supabase/functions/_shared/event-store/event-store.ts";
import { roundStay } from "../../../supabase/functions/_shared/event-store/relations.ts";
import { queryNumbersRows } from "../../../supabase/functions/_shared/event-store/run-report.ts";
import { settleDays } from "../../../supabase/functions/_shared/event-store/settle.ts";
import { recordBeacon } from "../../../supabase/functions/_shared/event-store/visits.ts";
import { openClickHouse } from "../recording/clickhouse.ts";
import { freshDatabase } from "../support/database.ts";
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
const MINUTE = 60_000;
/** Reads the report at a later time. */
const rows = () => queryNumbersRows(store, { from_day: DAY, to_day: DAY });
/** Reads the report at a time of the day. */
const rowsAt = (now: number) => queryNumbersRows(store, { from_day: DAY, to_day: DAY }, now);
const countRowsInTable = async (table: string) =>
  Number((await store.rows<{ rows: number }>(`select count() as rows from ${table}`))[0]?.rows);

describe.skipIf(!hasChdb())("settleDays", () => {
  beforeEach(open);

  test("changes no number, however often it runs", async () => {
    for (let visit = 0; visit < 3; visit++) await record(visit, MORNING);
    await settleDays(store, KEEP_DAYS, NEXT_MORNING);
    const before = await rows();
    expect(before.days).toMatchObject([{ day: DAY, visits: 3 }]);
    await settleDays(store, KEEP_DAYS, NEXT_MORNING + MINUTE);
    await settleDays(store, KEEP_DAYS, NEXT_MORNING + MINUTE);
    expect(await rows()).toEqual(before);
    // That day, and the morning after.
    expect(await countRowsInTable("settled_days")).toBe(2);
  });

  test("counts today again if it has new events, every few minutes", async () => {
    const visitsAfter = async (minutes: number) => {
      await settleDays(store, KEEP_DAYS, MORNING + minutes * MINUTE);
      return (await rows()).days[0]?.visits;
    };
    await record(0, MORNING);
    expect(await visitsAfter(1)).toBe(1);
    const [run] = await store.rows("select run from settled_days");
    expect(await visitsAfter(6)).toBe(1);
    expect(await store.rows("select run from settled_days"), "nothing is new").toEqual([run]);
    await record(1, MORNING + 7 * MINUTE);
    expect(await visitsAfter(4)).toBe(1);
    expect(await visitsAfter(9)).toBe(2);
  });

  test("forgets the runs of today once an hour", async () => {
    for (let run = 0; run < 14; run++) {
      await record(run, MORNING + run * 5 * MINUTE);
      await settleDays(store, KEEP_DAYS, MORNING + run * 5 * MINUTE + MINUTE);
      expect(await countRowsInTable("settled_days")).toBe(run < 12 ? run + 1 : run - 11);
    }
    expect((await rows()).days).toMatchObject([{ visits: 14 }]);
  });

  test("counts the end of a day within minutes", async () => {
    await record(0, MORNING);
    const midnight = Date.parse(`${DAY}T24:00:00Z`);
    await settleDays(store, KEEP_DAYS, midnight - 2 * MINUTE);
    await record(1, midnight - MINUTE);
    await settleDays(store, KEEP_DAYS, midnight + 3 * MINUTE);
    expect((await rows()).days).toMatchObject([{ visits: 2 }]);
  });

  test("counts days that were left out, even if a report has counted a later one", async () => {
    await record(0, MORNING);
    await rowsAt(NEXT_MORNING);
    const later = { from_day: DAY, to_day: "2026-03-03" };
    await queryNumbersRows(store, later, NEXT_MORNING + 86_400_000);
    expect((await rows()).days).toEqual([]);
    await settleDays(store, KEEP_DAYS, NEXT_MORNING + 86_400_000);
    expect((await rows()).days).toMatchObject([{ visits: 1 }]);
  });

  test("counts a day again that got events since, after an hour, and forgets the run before", async () => {
    await record(0, MORNING, { events: walk.slice(0, 2) });
    await settleDays(store, KEEP_DAYS, NEXT_MORNING);
    await record(0, NEXT_MORNING + 1000, { events: walk.slice(2) });
    expect((await rows()).ways).toEqual([]);
    await settleDays(store, KEEP_DAYS, NEXT_MORNING + MINUTE);
    expect((await rows()).ways).toEqual([]);
    await settleDays(store, KEEP_DAYS, NEXT_MORNING + 3_700_000);
    expect((await rows()).ways).toEqual([{ from_place: "start", to_place: "goals", visits: 1 }]);
    expect(
      (await store.rows("select day from settled_days where day = {day:Date}", { day: DAY }))
        .length,
    ).toBe(1);
    expect(await countRowsInTable("settled_totals")).toBe(1);
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
    expect(await countRowsInTable("settled_totals")).toBe(1);
    expect((await rows()).days).toEqual([]);
    await settleDays(store, KEEP_DAYS, NEXT_MORNING + MINUTE);
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

  test("counts today if the sweep hasn't, and leaves it for some minutes", async () => {
    await record(0, MORNING);
    expect((await rowsAt(MORNING)).days).toMatchObject([{ day: DAY, visits: 1 }]);
    await record(1, MORNING + MINUTE);
    expect((await rowsAt(MORNING + 2 * MINUTE)).days).toMatchObject([{ visits: 1 }]);
    expect((await rowsAt(MORNING + 7 * MINUTE)).days).toMatchObject([{ visits: 2 }]);
  });

  test("counts nothing twice if it's opened twice at a time", async () => {
    await record(0, MORNING);
    const [one, other] = await Promise.all([rowsAt(MORNING), rowsAt(MORNING)]);
    expect([one, other].map(({ days }) => days[0]?.visits)).toEqual([1, 1]);
    expect((await rows()).days).toMatchObject([{ visits: 1 }]);
  });

  test("lets forged words share a group as soon as a day has too many", async () => {
    for (let visit = 0; visit < 60; visit++)
      await record(visit, MORNING, { version: `v${visit % 55}` });
    const { versions } = await rowsAt(MORNING);
    expect(versions).toHaveLength(51);
    expect(versions.find(({ name }) => name === "other")).toMatchObject({ visits: 5 });
    expect(versions.find(({ name }) => name === "v0")).toMatchObject({ visits: 2 });
  });

  test("puts every stay into the same step as PostgreSQL", async () => {
    const inPostgres =
      await sql`select private.stay_of(seconds) as stay from generate_series(0, 86400) as seconds order by seconds`;
    const inClickHouse = await store.rows<{ stay: number }>(
      `select ${roundStay("toInt32(number)")} as stay from numbers(86401) order by number`,
    );
    expect(inClickHouse.map(({ stay }) => stay)).toEqual(inPostgres.map(({ stay }) => stay));
  });
});
