// @module-tag long
import { expect, test } from "vitest";
import { freshDatabase } from "../support/database.ts";
import { createEntered, createNumbers } from "./numbers.fixtures.ts";

async function openVisits() {
  const { sql } = await freshDatabase();
  return {
    sql,
    ...createNumbers(sql),
    /** Counts one visit at each of the places `p1` to `p<places>`. */
    fill: (places: number, day: string, source = "direct") =>
      sql.unsafe(`
        insert into public.funnel_counts (day, version, arms, source, place, entered)
        select ${day}, 'v1', '', '${source}', 'p' || nth, 1 from generate_series(1, ${places}) as nth`),
  };
}

const TODAY = "private.today()";

test("a place of many groups takes room once", async () => {
  const { fill, send, places } = await openVisits();
  await fill(200, TODAY);
  await fill(200, TODAY, "mail");
  await send({ events: [createEntered(0, "new")] });
  expect((await places()).new).toMatchObject({ entered: 1 });
});

test("a place keeps its name on a full day if it's known that day, not if it was before", async () => {
  const { fill, send, places, sql } = await openVisits();
  await fill(301, TODAY);
  await sql.unsafe(`
    insert into public.funnel_counts (day, version, arms, source, place, entered)
    values (${TODAY} - 1, 'v1', '', 'direct', 'old', 1)`);
  await send({ events: [createEntered(0, "p7"), createEntered(1, "old")] });
  expect(await places()).toMatchObject({
    p7: { entered: 2 },
    old: { entered: 1 },
    other: { entered: 1 },
  });
});

test("only leaving a place takes time, and only if it's known how long", async () => {
  const { send, sql } = await openVisits();
  await send({
    events: [
      { n: 0, type: "entered", place: "start", seconds: 9 },
      { n: 1, type: "answered", place: "start", seconds: 9 },
      { n: 2, type: "left", place: "start" },
      { n: 3, type: "left", place: "start", seconds: 5 },
    ],
  });
  expect(await sql`select seconds::int, left_count::int as left from public.funnel_counts`).toEqual(
    [{ seconds: 5, left: 2 }],
  );
  expect(await sql`select seconds, stays::int from public.funnel_stays`).toEqual([
    { seconds: 5, stays: 1 },
  ]);
});

test("a milestone counts for its visit's group, not at a place", async () => {
  const { send, places, sql } = await openVisits();
  await send({ events: [{ n: 0, type: "checkout_started", place: "sales" }] });
  expect(await places()).toEqual({});
  expect(await sql`select checkouts::int, accounts::int from public.funnel_totals`).toEqual([
    { checkouts: 1, accounts: 0 },
  ]);
});
