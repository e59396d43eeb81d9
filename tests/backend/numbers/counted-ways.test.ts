// @module-tag long
import { describe, expect, test } from "vitest";
import { freshDatabase } from "../support/database.ts";
import { waitsOrEnds } from "../support/waits-or-ends.ts";
import {
  createAnswered,
  createEntered,
  createLeft,
  createNumbers,
  visitId,
} from "./numbers.fixtures.ts";

async function openVisits() {
  const { sql } = await freshDatabase({ connections: 3 });
  return { sql, ...createNumbers(sql) };
}

describe("a way from one place to the next", () => {
  test("counts if its ends come in two beacons, in either order", async () => {
    const { send, readTransitions } = await openVisits();
    const begun = [
      createEntered(0, "start"),
      createAnswered(1, "start"),
      createLeft(2, "start", 7),
    ];
    const goesOn = [
      createEntered(3, "goals"),
      createAnswered(4, "goals"),
      createLeft(5, "goals", 3),
    ];
    await send({ visit: visitId(1), events: begun });
    await send({ visit: visitId(1), events: goesOn });
    await send({ visit: visitId(2), events: goesOn });
    await send({ visit: visitId(2), events: begun });
    expect(await readTransitions()).toEqual(["start → goals: 2"]);
  });

  test.each([
    ["a place that wasn't left", [createEntered(0, "start"), createEntered(1, "goals")]],
    ["a place that wasn't entered", [createLeft(0, "start", 1), createLeft(1, "goals", 1)]],
    ["an answer", [createLeft(0, "start", 1), createAnswered(1, "goals")]],
    ["the same place", [createLeft(0, "start", 1), createEntered(1, "start")]],
    ["what came later", [createLeft(0, "start", 1), createEntered(2, "goals")]],
  ])("isn't %s", async (_, events) => {
    const { send, readTransitions } = await openVisits();
    await send({ events });
    expect(await readTransitions()).toEqual([]);
  });

  test("counts if its ends come at the same time", async () => {
    const { send, readTransitions, sql } = await openVisits();
    await send({ events: [createEntered(0, "start")] });
    let second: Promise<void> | undefined;
    await sql.begin(async (first) => {
      await createNumbers(first as never).send({ events: [createLeft(1, "start", 7)] });
      second = send({ events: [createEntered(2, "goals")] }, "another client");
      await waitsOrEnds(sql, second);
    });
    await second;
    expect(await readTransitions()).toEqual(["start → goals: 1"]);
  });

  test("belongs to its own visit if two beacons begin it at the same time", async () => {
    const { send, sql } = await openVisits();
    await send({ visit: visitId(1), source: { utm_source: "mail" } });
    const own = { visit: visitId(2), source: { utm_source: "ads" } };
    let second: Promise<void> | undefined;
    await sql.begin(async (first) => {
      await createNumbers(first as never).send({ ...own, events: [createLeft(1, "start", 7)] });
      second = send({ ...own, events: [createEntered(2, "goals")] }, "another client");
      await waitsOrEnds(sql, second);
    });
    await second;
    expect(
      await sql`select source, from_place, visits::int from public.funnel_ways order by 1`,
    ).toEqual(["ads", "mail"].map((source) => ({ source, from_place: "start", visits: 1 })));
  });
});
