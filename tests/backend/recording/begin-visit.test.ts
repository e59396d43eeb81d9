// @module-tag long
import { describe, expect, test } from "vitest";
import { createEntered, createNumbers, visitId } from "../numbers/numbers.fixtures.ts";
import { freshDatabase } from "../support/database.ts";

const DAY = "private.today()";
const DAY_BEFORE = "private.today() - 1";
/** The number of different words of a kind that a day can have. */
const ROOM = { version: 50, arms: 100, source: 200 };

/** A database of its own, because counts are sums of everything. */
async function openVisits() {
  const { sql } = await freshDatabase();
  const { send } = createNumbers(sql);
  return {
    sql,
    send,
    /** Counts a visit for each of the words `w1` to `w<words>`. */
    fill: (kind: keyof typeof ROOM, words: number, day = DAY) => {
      const row = { version: "'v1'", arms: "'order:A'", source: "'direct'", [kind]: "'w' || nth" };
      return sql.unsafe(`
        insert into public.funnel_totals (day, version, arms, source, visits)
        select ${day}, ${row.version}, ${row.arms}, ${row.source}, 1
        from generate_series(1, ${words}) as nth`);
    },
    /** The group of a new visit that has this word. */
    async groupWith(kind: keyof typeof ROOM, word: string) {
      const visit = visitId(7);
      const [experiment = "", arm = ""] = word.split(":");
      await send({
        visit,
        ...(kind === "version" && { version: word }),
        ...(kind === "arms" && { arms: { [experiment]: arm } }),
        ...(kind === "source" && { source: { utm_source: word, device: "phone" } }),
      });
      const [group] = await sql`
        select version, arms, source from private.visits where visit = ${visit}`;
      return group;
    },
  };
}

const usual = { version: "v1", arms: "order:A", source: "direct" };

describe.each([
  ["version", "new"],
  ["arms", "new:B"],
  ["source", "new"],
] as const)("words for the %s of a visit", (kind, word) => {
  test("are kept as long as the day has room", async () => {
    const { fill, groupWith } = await openVisits();
    await fill(kind, ROOM[kind] - 1);
    expect(await groupWith(kind, word)).toEqual({ ...usual, [kind]: word });
  });

  test("share a group once the day has too many, unless they were there before", async () => {
    const { fill, sql, groupWith } = await openVisits();
    await fill(kind, ROOM[kind]);
    expect(await groupWith(kind, word)).toEqual({ ...usual, [kind]: "other" });
    await sql`delete from private.visits`;
    await sql`update public.funnel_totals set ${sql(kind)} = ${word} where ${sql(kind)} = 'w1'`;
    expect(await groupWith(kind, word)).toEqual({ ...usual, [kind]: word });
  });

  test("keep their room if five visits had them in the week before", async () => {
    const { fill, sql, groupWith } = await openVisits();
    await fill(kind, 1, DAY_BEFORE);
    await sql`update public.funnel_totals set visits = 5, ${sql(kind)} = ${word}`;
    await fill(kind, ROOM[kind]);
    expect(await groupWith(kind, word)).toEqual({ ...usual, [kind]: word });
  });

  test("aren't known from a visit of the day before", async () => {
    const { fill, sql, groupWith } = await openVisits();
    await fill(kind, 1, DAY_BEFORE);
    await sql`update public.funnel_totals set ${sql(kind)} = ${word}`;
    await fill(kind, ROOM[kind]);
    expect(await groupWith(kind, word)).toEqual({ ...usual, [kind]: "other" });
  });

  test("have room again on the next day", async () => {
    const { fill, groupWith } = await openVisits();
    await fill(kind, ROOM[kind], DAY_BEFORE);
    expect(await groupWith(kind, word)).toEqual({ ...usual, [kind]: word });
  });

  test("are only full of different words", async () => {
    const { fill, groupWith } = await openVisits();
    const other = kind === "source" ? "version" : "source";
    await fill(other, ROOM[kind]);
    const group = await groupWith(kind, word);
    expect(group?.[kind]).toBe(word);
  });
});

test("places share a name as soon as the day has too many", async () => {
  const { send, sql } = await openVisits();
  const fill = (last: number, day: string) =>
    sql.unsafe(`
      insert into public.funnel_counts (day, version, arms, source, place, entered)
      select ${day}, 'v1', '', 'direct', 'p' || nth, 1 from generate_series(1, ${last}) as nth`);
  await fill(301, DAY_BEFORE);
  await fill(300, DAY);
  await send({ events: [createEntered(0, "last that fits")] });
  await send({
    events: ["too many", "p7", "more"].map((place, nth) => createEntered(nth + 1, place)),
  });

  const counted = await sql`
    select place, sum(entered)::integer as entered from public.funnel_counts
    where day = private.today() and arms <> '' group by place order by place`;
  expect(counted).toEqual([
    { place: "last that fits", entered: 1 },
    { place: "other", entered: 2 },
    { place: "p7", entered: 1 },
  ]);
});

test("a place keeps its name if it was entered five times in the week before", async () => {
  const { send, sql } = await openVisits();
  await sql`
    insert into public.funnel_counts (day, version, arms, source, place, entered)
    select private.today(), 'v1', '', 'direct', 'p' || nth, 1 from generate_series(1, 301) as nth`;
  await sql`
    insert into public.funnel_day_counts (day, place, entered, left_count, answered)
    values (private.today() - 7, 'goals', 5, 0, 0), (private.today() - 8, 'long ago', 5, 0, 0)`;
  await send({ events: [createEntered(0, "goals"), createEntered(1, "long ago")] });
  const counted = await sql`select place from public.funnel_counts where arms <> '' order by place`;
  expect(counted).toEqual([{ place: "goals" }, { place: "other" }]);
});

describe("a visit", () => {
  test("has its arms in the order of their names, and keeps its tags", async () => {
    const { send, sql } = await openVisits();
    const source = { device: "phone", utm_source: "News", utm_term: "meat" };
    await send({ arms: { price: "B", headline: "A" }, source });
    expect(
      await sql`select arms, source, tags, day = private.today() as is_today from private.visits`,
    ).toEqual([{ arms: "headline:A price:B", source: "news", tags: source, is_today: true }]);
  });

  test("may have neither arms nor a source", async () => {
    const { sql } = await openVisits();
    const beacon = { visit: visitId(1), version: "v1", events: [] };
    await sql`select public.record_events(${sql.json(beacon)}, 'someone')`;
    expect(await sql`select arms, source, tags from private.visits`).toEqual([
      { arms: "", source: "unknown", tags: {} },
    ]);
  });

  test("counts each of its beacons", async () => {
    const { send, sql } = await openVisits();
    for (const n of [0, 1, 2]) await send({ events: [createEntered(n, "start")] });
    // In two rows if a minute has just ended.
    expect(await sql`select sum(count)::int as beacons from private.beacons`).toEqual([
      { beacons: 3 },
    ]);
  });

  test.each([
    ["someone", 600],
    ["unknown", 60_000],
  ])("of %s is one of %i beacons a minute", async (client, most) => {
    const { send, sql } = await openVisits();
    await sql`
      insert into private.beacons (client, minute, count)
      select ${client}, date_trunc('minute', now()) + nth * interval '1 minute', ${most - 1}
      from generate_series(0, 1) as nth`;
    await send({}, client);
    // Both minutes, in case the first has just ended.
    await sql`update private.beacons set count = ${most}`;
    await expect(send({}, client)).rejects.toMatchObject({ code: "PT429" });
    expect(await sql`select distinct count from private.beacons`).toEqual([{ count: most }]);
  });
});
