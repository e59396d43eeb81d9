// @module-tag long
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { createTablesAt } from "#tools/ops/event-store/create-tables.ts";
import { hasChdb } from "#tools/ops/event-store/fetch-chdb.ts";
import { takeLogs } from "../../support/quiet-console.ts";
import { visitId, walk } from "../numbers/numbers.fixtures.ts";
import { keys } from "../support/environment.ts";
import { openTestBackend } from "../support/open-test-backend.ts";
import { PRICE } from "../support/wrap-database.ts";
import { openClickHouse } from "./clickhouse.ts";
import { openRecorder } from "./clickhouse-recorder.ts";

const testBackend = await openTestBackend();
const recorders: { close(): void }[] = [];
afterEach(() => {
  vi.unstubAllEnvs();
  for (const { close } of recorders.splice(0)) close();
});

const beacon = (visit: number, more: object = {}) => ({
  visit: visitId(visit),
  version: "v1",
  arms: { price: "low", order: "A" },
  source: { device: "phone", utm_source: "News" },
  events: walk,
  ...more,
});
const send = (body: unknown) =>
  testBackend.call("events", body, { headers: { "content-type": "text/plain;charset=UTF-8" } });
const begin = async (visit: number) =>
  (
    await testBackend.call(
      "stripe-checkout",
      { priceId: PRICE.price_id },
      { headers: { "x-visit": visitId(visit) } },
    )
  ).body.sessionId;
const readGroup = async (sessionId: string) =>
  (
    await testBackend.sql`select version, arms, source from private.session_groups where session_id = ${sessionId}`
  )[0];
const numbers = (query = "") => {
  const today = new Date().toISOString().slice(0, 10);
  return testBackend.call(`numbers?from=${today}&to=${today}${query}`, undefined, {
    method: "GET",
    headers: { apikey: keys.databaseKey },
  });
};
const GROUP = { version: "v1", arms: "order:A price:low", source: "news" };

/** The functions have their events in it for the rest of the test. */
async function useRecorder(...answer: Parameters<typeof openRecorder>) {
  const recorder = await openRecorder(...answer);
  recorders.push(recorder);
  vi.stubEnv("EVENTS_URL", recorder.url);
  return recorder;
}

describe("events with EVENTS_URL", () => {
  test("inserts a row for each event, in one request that waits until it's written", async () => {
    const { asked } = await useRecorder();
    expect((await send(beacon(0))).status).toBe(204);
    expect(asked).toHaveLength(1);
    const [{ settings, body, authorization } = asked[0]!] = asked;
    expect(authorization).toBe(`Basic ${btoa("writer:secret")}`);
    expect(Object.fromEntries(settings)).toMatchObject({
      database: "funnel",
      query: expect.stringMatching(/^INSERT INTO funnel_events FORMAT JSONEachRow/),
      async_insert: "1",
      wait_for_async_insert: "1",
    });
    const rows = body
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(rows).toHaveLength(walk.length);
    expect(rows[2]).toEqual({
      visit: visitId(0),
      recorded_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}$/),
      ...GROUP,
      n: 2,
      type: "left",
      place: "start",
      seconds: 7,
    });
    expect(await testBackend.sql`select from private.visits`).toEqual([]);
  });

  test("still limits a client, in PostgreSQL", async () => {
    const { asked } = await useRecorder();
    const from = "203.0.113.8";
    await testBackend.sql`delete from private.beacons`;
    await testBackend.call("events", beacon(0), { from });
    await testBackend.sql`update private.beacons set count = 600`;
    await testBackend.sql`insert into private.beacons select client, minute + interval '1 minute', 600 from private.beacons`;
    expect((await testBackend.call("events", beacon(1), { from })).status).toBe(429);
    expect(asked).toHaveLength(1);
  });

  test("answers 503 if ClickHouse is down, so the page sends the events again", async () => {
    const { close } = await useRecorder();
    close();
    expect((await send(beacon(0))).status).toBe(503);
    expect(takeLogs()).toEqual(["/functions/v1/events: EventStoreError ECONNREFUSED"]);
    expect((await numbers()).status).toBe(503);
    expect(takeLogs()).toEqual(["/functions/v1/numbers: EventStoreError ECONNREFUSED"]);
  });

  test("lets nobody wait for a ClickHouse that doesn't answer: not a page, and not a buyer", async () => {
    await useRecorder("silence");
    const [sent, sessionId] = await Promise.all([send(beacon(0)), begin(0)]);
    expect(sent.status).toBe(503);
    expect(sessionId).toMatch(/^cs_/);
    expect(await readGroup(sessionId)).toBeUndefined();
    // Whichever of the two gives up first.
    expect(takeLogs().toSorted()).toEqual([
      "/functions/v1/events: EventStoreError TIMEOUT",
      "A session is counted without its visit: EventStoreError TIMEOUT",
    ]);
  });

  test("logs the code of a refusal, and nothing that was sent", async () => {
    const refusal = `Code: 60. DB::Exception: No table for ${visitId(0)}. (UNKNOWN_TABLE)`;
    await useRecorder({ status: 404, body: refusal });
    expect((await send(beacon(0))).status).toBe(503);
    expect(takeLogs()).toEqual(["/functions/v1/events: EventStoreError 60"]);
  });
});

describe("stripe-checkout with EVENTS_URL", () => {
  test("also finds a visit that began before the switch", async () => {
    await testBackend.call("events", beacon(7), {
      headers: { "content-type": "text/plain;charset=UTF-8" },
    });
    await useRecorder();
    expect(await readGroup(await begin(7))).toEqual(GROUP);
  });
});

describe.skipIf(!hasChdb())("numbers in ClickHouse", () => {
  let clickhouse: Awaited<ReturnType<typeof openClickHouse>>;
  beforeAll(async () => {
    clickhouse = await openClickHouse();
    await createTablesAt(clickhouse.url, 90);
  });
  afterAll(() => clickhouse.close());

  test("are those of both stores: visits from one, orders from the other", async () => {
    await testBackend.sql`delete from public.funnel_totals`;
    await testBackend.sql`delete from public.funnel_counts`;
    await send(beacon(50));
    vi.stubEnv("EVENTS_URL", clickhouse.url);
    for (let visit = 0; visit < 6; visit++) {
      expect((await send(beacon(visit))).status).toBe(204);
      await send(beacon(visit));
    }
    const sessionId = await begin(3);
    expect(await readGroup(sessionId)).toEqual(GROUP);
    await testBackend.pay(sessionId);
    await testBackend.settle();

    const { body } = await numbers();
    expect(body.totals).toMatchObject({ visits: 7, orders: 1, revenueCents: PRICE.amount });
    expect(body.sources).toEqual([
      expect.objectContaining({ source: "news", visits: 7, orders: 1 }),
    ]);
    expect(body.places).toContainEqual(
      expect.objectContaining({ place: "start", entered: 7, left: 7, medianSeconds: 7 }),
    );
    const { body: groups } = await numbers("&by=arm");
    expect(groups["order:A"]).toMatchObject({ visits: 7, orders: 1 });
    expect(groups["price:low"].places).toContainEqual(
      expect.objectContaining({ place: "goals", entered: 7, left: 0, medianSeconds: null }),
    );
    vi.stubEnv("EVENTS_URL", "");
    expect((await numbers()).body.totals).toMatchObject({ visits: 1, orders: 1 });
  });

  test("are settled by the sweep", async () => {
    vi.stubEnv("EVENTS_URL", clickhouse.url);
    const early = new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10);
    clickhouse.chdb.query(
      `insert into funnel_events (visit, n, type, place, recorded_at, version, arms, source)
      values ('${visitId(90)}', 0, 'entered', 'start', '${early} 12:00:00', 'v1', '', 'direct')`,
    );
    expect((await testBackend.sweep()).status).toBe(200);
    const settled = "select distinct day from settled_totals where day < today()";
    expect(clickhouse.chdb.query(settled).trim()).toBe(`"${early}"`);
  });
});
