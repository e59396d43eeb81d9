// @module-tag long
import { describe, expect, test } from "vitest";
import { freshDatabase } from "./database.ts";
import { answered, entered, left, numbersIn, visitId } from "./numbers.fixtures.ts";
import { waitsOrEnds } from "./waits-or-ends.ts";

async function openVisits() {
  const { sql } = await freshDatabase({ connections: 3 });
  return { sql, ...numbersIn(sql) };
}

describe("a way from one place to the next", () => {
  test("counts if its ends come in two beacons, in either order", async () => {
    const { send, ways } = await openVisits();
    const begun = [entered(0, "start"), answered(1, "start"), left(2, "start", 7)];
    const goesOn = [entered(3, "goals"), answered(4, "goals"), left(5, "goals", 3)];
    await send({ visit: visitId(1), events: begun });
    await send({ visit: visitId(1), events: goesOn });
    await send({ visit: visitId(2), events: goesOn });
    await send({ visit: visitId(2), events: begun });
    expect(await ways()).toEqual(["start → goals: 2"]);
  });

  test.each([
    ["a place that wasn't left", [entered(0, "start"), entered(1, "goals")]],
    ["a place that wasn't entered", [left(0, "start", 1), left(1, "goals", 1)]],
    ["an answer", [left(0, "start", 1), answered(1, "goals")]],
    ["the same place", [left(0, "start", 1), entered(1, "start")]],
    ["what came later", [left(0, "start", 1), entered(2, "goals")]],
  ])("isn't %s", async (_, events) => {
    const { send, ways } = await openVisits();
    await send({ events });
    expect(await ways()).toEqual([]);
  });

  test("counts if its ends come at the same time", async () => {
    const { send, ways, sql } = await openVisits();
    await send({ events: [entered(0, "start")] });
    let second: Promise<void> | undefined;
    await sql.begin(async (first) => {
      await numbersIn(first as never).send({ events: [left(1, "start", 7)] });
      second = send({ events: [entered(2, "goals")] }, "another client");
      await waitsOrEnds(sql, second);
    });
    await second;
    expect(await ways()).toEqual(["start → goals: 1"]);
  });

  test("belongs to its own visit if two beacons begin it at the same time", async () => {
    const { send, sql } = await openVisits();
    await send({ visit: visitId(1), source: { utm_source: "mail" } });
    const own = { visit: visitId(2), source: { utm_source: "ads" } };
    let second: Promise<void> | undefined;
    await sql.begin(async (first) => {
      await numbersIn(first as never).send({ ...own, events: [left(1, "start", 7)] });
      second = send({ ...own, events: [entered(2, "goals")] }, "another client");
      await waitsOrEnds(sql, second);
    });
    await second;
    expect(
      await sql`select source, from_place, visits::int from public.funnel_ways order by 1`,
    ).toEqual(["ads", "mail"].map((source) => ({ source, from_place: "start", visits: 1 })));
  });
});
