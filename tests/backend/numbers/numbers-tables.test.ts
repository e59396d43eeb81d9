import { describe, expect, test } from "vitest";
import { freshDatabase } from "../support/database.ts";
import {
  createAnswered,
  createEntered,
  createLeft,
  createNumbers,
  visitId,
  walk,
} from "./numbers.fixtures.ts";

const WALKED = {
  start: { entered: 1, left: 1, answered: 1 },
  goals: { entered: 1, left: 0, answered: 0 },
};

/** A database of its own, because counts are sums of everything. */
async function openNumbers() {
  const { sql } = await freshDatabase();
  return { sql, ...createNumbers(sql) };
}

describe("record_events", () => {
  test("counts what was entered, answered, and left", async () => {
    const { send, places, readTransitions, totals } = await openNumbers();
    await send();
    expect(await places()).toEqual(WALKED);
    expect(await readTransitions()).toEqual(["start → goals: 1"]);
    expect(await totals()).toMatchObject({ visits: 1 });
  });

  test("counts once, however often, in parts, and in whatever order events come", async () => {
    const { send, places, readTransitions, totals } = await openNumbers();
    const parts = [[walk[3]!], [walk[1]!], [walk[2]!, walk[3]!], walk, [walk[0]!]];
    for (const events of [...parts, ...parts]) await send({ events });
    expect(await places()).toEqual(WALKED);
    expect(await readTransitions()).toEqual(["start → goals: 1"]);
    expect(await totals()).toMatchObject({ visits: 1 });
  });

  test("counts once if beacons come at the same time", async () => {
    const { send, places, readTransitions } = await openNumbers();
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        send({ events: index % 2 === 0 ? walk : [walk[2]!] }),
      ),
    );
    expect(await places()).toEqual(WALKED);
    expect(await readTransitions()).toEqual(["start → goals: 1"]);
  });

  test("keeps the group of the first beacon", async () => {
    const { send, sql } = await openNumbers();
    await send({ events: [walk[0]!], source: { utm_source: "News", device: "phone" } });
    await send({ events: [walk[1]!], version: "v2", arms: { order: "B" } });
    expect(await sql`select version, arms, source, visits::int from public.funnel_totals`).toEqual([
      { version: "v1", arms: "order:A", source: "news", visits: 1 },
    ]);
  });

  test.each([
    [{ utm_source: "News", click: "gclid", device: "phone" }, "news"],
    [{ click: "gclid", referrer: "search.example", device: "phone" }, "google ads"],
    [{ click: "fbclid", device: "phone" }, "meta ads"],
    [{ referrer: "Search.example", device: "phone" }, "search.example"],
    [{ device: "phone" }, "direct"],
  ])("names the source of %j", async (source, name) => {
    const { send, sql } = await openNumbers();
    await send({ source });
    expect(await sql`select source from public.funnel_totals`).toEqual([{ source: name }]);
  });

  test("counts a visit over midnight on the day when it began", async () => {
    const { send, places, sql } = await openNumbers();
    await send({ events: walk.slice(0, 2) });
    await sql`update private.visits set day = day - 1`;
    await sql`select private.prepare_events(private.today() - 1)`;
    await sql`update public.funnel_totals set day = day - 1`;
    await send({ visit: visitId(0), events: walk.slice(2) });
    expect((await places()).goals).toMatchObject({ entered: 1 });
    const days =
      await sql`select distinct (private.today() - day)::int as ago from public.funnel_counts where place = 'goals'`;
    expect(days).toEqual([{ ago: 1 }]);
  });

  test("lets forged words share a group as soon as a day has too many", async () => {
    const { send, sql } = await openNumbers();
    for (let index = 0; index < 60; index++)
      await send({ visit: visitId(index), version: `v${index}` }, `client ${index}`);
    const versions =
      await sql`select version, sum(visits)::int as visits from public.funnel_totals group by version`;
    expect(versions).toHaveLength(51);
    expect(versions).toContainEqual({ version: "other", visits: 10 });
  });

  test("refuses a client that sends too many in a minute, and no other", async () => {
    const { send, sql, places } = await openNumbers();
    await sql`insert into private.beacons (client, minute, count) select 'flood', date_trunc('minute', now()) + m * interval '1 minute', 600 from generate_series(0, 1) as m`;
    await expect(send({}, "flood")).rejects.toMatchObject({ code: "PT429" });
    expect(await places()).toEqual({});
    await send({}, "another");
    expect(await places()).toEqual(WALKED);
  });
});

describe("tend_numbers", () => {
  test("forgets visits and events that are too old, but not the counts", async () => {
    const { send, places, sql } = await openNumbers();
    const partitions = async () =>
      (
        await sql`select inhrelid::regclass::text as name from pg_inherits where inhparent = 'private.funnel_events'::regclass`
      ).length;
    await send();
    await sql`select private.prepare_events(private.today() - 40), private.prepare_events(private.today() - 20)`;
    await sql`insert into private.visits (visit, day, version, arms, source, tags) values (${visitId(1)}, private.today() - 40, 'v', '', 's', '{}')`;
    expect(await partitions()).toBe(3);

    await sql`select public.tend_numbers(30)`;

    // Those of today, of 20 days ago, and of tomorrow.
    expect(await partitions()).toBe(3);
    expect(await sql`select visit from private.visits`).toEqual([{ visit: visitId(0) }]);
    expect(await places()).toEqual(WALKED);
    await send();
    expect(await places()).toEqual(WALKED);
  });
});

describe("a report", () => {
  test("adds up days, and compares them with the days before", async () => {
    const { send, report, sql } = await openNumbers();
    for (let index = 0; index < 6; index++) await send({ visit: visitId(index) }, `c${index}`);
    await sql`update public.funnel_totals set day = '2026-01-05'`;
    await sql`update public.funnel_counts set day = '2026-01-05'`;
    await sql`update public.funnel_stays set day = '2026-01-05'`;
    await sql`update public.funnel_open_days set day = '2026-01-05'`;
    const found = await report("2026-01-04", "2026-01-06");
    expect(found.totals).toMatchObject({ visits: 6, orders: 0, revenueCents: 0 });
    expect(found.before).toMatchObject({ visits: 0 });
    expect(found.days.map(({ day, visits }) => [day, visits])).toEqual([
      ["2026-01-04", 0],
      ["2026-01-05", 6],
      ["2026-01-06", 0],
    ]);
    expect((await report("2026-01-07", "2026-01-09")).before).toMatchObject({ visits: 6 });
    expect(found.places).toContainEqual({
      place: "start",
      entered: 6,
      left: 6,
      inside: 0,
      answered: 6,
      medianSeconds: 7,
    });
    expect(found.arms).toEqual([
      expect.objectContaining({ experiment: "order", arm: "A", visits: 6 }),
    ]);
  });

  test.each([
    [[1, 2, 9], 2],
    [[1, 2, 9, 10], 2],
    [[300], 302],
    [[0], 0],
  ])("has the median of %j", async (stays, median) => {
    const { send, report, sql } = await openNumbers();
    for (const [index, seconds] of stays.entries())
      await send({
        visit: visitId(index),
        events: [createEntered(0, "start"), createLeft(1, "start", seconds)],
      });
    const [day] = await sql`select private.today()::text as today`;
    const { places } = await report(day?.today, day?.today);
    expect(Math.abs((places[0]?.medianSeconds ?? Number.NaN) - median)).toBeLessThanOrEqual(
      median * 0.025,
    );
  });

  test("hides groups of fewer than five visits", async () => {
    const { send, report, sql } = await openNumbers();
    for (let index = 0; index < 9; index++)
      await send({
        visit: visitId(index),
        version: index < 4 ? "v1" : "v2",
        events: [createAnswered(0, "start")],
      });
    const [day] = await sql`select private.today()::text as today`;
    const found = await report(day?.today, day?.today);
    expect(found.versions.map(({ version }) => version)).toEqual(["v2"]);
    expect(found.hidden).toMatchObject({ versions: 1, sources: 0, arms: 0 });
    expect(found.totals).toMatchObject({ visits: 9 });
  });
});
