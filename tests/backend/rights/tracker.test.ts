import { describe, expect, test } from "vitest";
import { freshDatabase } from "../support/database.ts";
import { createTracker } from "./tracker.fixtures.ts";

const { sql } = await freshDatabase();
const { memberWith } = createTracker(sql);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe("save_tracker", () => {
  test.each([
    ["behind by a day", -DAY],
    ["behind by a minute", -MINUTE],
    ["ahead by a day", DAY],
    ["ahead by ten years", 3650 * DAY],
  ])("keeps the last note with a clock that is %s", async (_, clockError) => {
    const { device, note } = await memberWith();
    await device("a computer").save({ value: "first", ago: HOUR });
    expect(await device("a phone", clockError).save({ value: "last" })).toMatchObject({
      value: "last",
      kept: true,
    });
    expect(await note()).toBe("last");
  });

  test.each([
    ["right", 0],
    ["behind by a day", -DAY],
    ["ahead by a day", DAY],
  ])("prefers the later note with a clock that is %s", async (_, clockError) => {
    const { device, note } = await memberWith();
    await device("a computer").save({ value: "an hour ago", ago: HOUR });
    expect(
      await device("a phone", clockError).save({ value: "yesterday", ago: DAY }),
    ).toMatchObject({ value: "an hour ago", kept: false });
    expect(await note()).toBe("an hour ago");
  });

  test("isn't blocked by a clock that is ahead", async () => {
    const { device, note } = await memberWith();
    await device("a phone", DAY).save({ value: "from tomorrow" });
    expect(await device("a computer").save({ value: "later" })).toMatchObject({ kept: true });
    expect(await note()).toBe("later");
  });

  test("keeps the last note after a slow request", async () => {
    const { device, note } = await memberWith();
    const phone = device("a phone");
    const [first, second] = [Date.now() - 8000, Date.now() - 6000].map((at) =>
      new Date(at).toISOString(),
    );
    // It took ten seconds to arrive, so the server considers it newer than it is.
    await phone.save({ value: "o" });
    await sql`update public.tracker_entries set written_at = ${first!} where value = '"o"'`;
    const [answer] = await phone.send([
      { day: 1, field: "notes", value: "on", changed_at: second },
    ]);
    expect(answer).toMatchObject({ value: "on", kept: true });
    expect(await note()).toBe("on");
  });

  test("ignores an entry that is sent again", async () => {
    const { device, note } = await memberWith();
    const phone = device("a phone");
    const entry = {
      day: 1,
      field: "notes",
      value: "mine",
      changed_at: new Date(Date.now() - 2000).toISOString(),
    };
    const [first] = await phone.send([entry]);
    expect(await phone.send([entry])).toEqual([first]);

    await device("a computer").save({ value: "theirs", ago: 1000 });
    expect(await phone.send([entry])).toMatchObject([{ value: "theirs", kept: false }]);
    expect(await note()).toBe("theirs");
  });

  test("puts a note after the one that it replaced", async () => {
    const { device, note } = await memberWith();
    const { changed_at } = await device("a computer").save({ value: "seen", ago: HOUR });
    expect(
      await device("a phone").save({ value: "over it", ago: DAY, seen: changed_at }),
    ).toMatchObject({ value: "over it", kept: true });
    expect(await note()).toBe("over it");

    await device("a computer").save({ value: "not seen", ago: 0 });
    expect(
      await device("a phone 2").save({ value: "over the old one", ago: DAY, seen: changed_at }),
    ).toMatchObject({ value: "not seen", kept: false });
  });

  test("only increases an entry's stamp", async () => {
    const { device } = await memberWith();
    const first = await device("a computer").save({ value: "first" });
    const second = await device("a phone").save({
      value: "second",
      ago: DAY,
      seen: first.changed_at,
    });
    expect(Date.parse(second.changed_at)).toBeGreaterThan(Date.parse(first.changed_at));
  });

  test("returns the latest of each field that was sent", async () => {
    const { device } = await memberWith();
    const at = (ago: number) => new Date(Date.now() - ago).toISOString();
    const answers = await device("a phone").send([
      { day: 2, field: "mood", value: "Good", changed_at: at(1000) },
      { day: 1, field: "notes", value: "late", changed_at: at(1000) },
      { day: 1, field: "notes", value: "early", changed_at: at(5000) },
      { day: 3, field: "mood", value: null, changed_at: at(1000) },
    ]);
    expect(answers).toMatchObject([
      { day: 1, field: "notes", value: "late", kept: true },
      { day: 2, field: "mood", value: "Good", kept: true },
    ]);
  });

  test("still saves for a page loaded before an update", async () => {
    const { device, note, sendOld } = await memberWith();
    await sendOld([
      {
        day: 1,
        field: "notes",
        value: "old page",
        changed_at: new Date(Date.now() + DAY).toISOString(),
      },
    ]);
    expect(await note()).toBe("old page");
    await device("a phone").save({ value: "new page" });
    expect(await note()).toBe("new page");
  });

  test("answers two devices that save at once", async () => {
    const { device } = await memberWith();
    const entries = Array.from({ length: 30 }, (_, nth) => ({
      day: nth + 1,
      field: "notes",
      value: "x",
      changed_at: new Date().toISOString(),
    }));
    const answers = await Promise.all([
      device("one").send(entries),
      device("two").send(entries.toReversed()),
    ]);
    expect(answers.map(({ length }) => length)).toEqual([30, 30]);
  });

  test("keeps notes of 120 months, and none after them", async () => {
    const { device } = await memberWith();
    const on = (day: number) => ({
      day,
      field: "notes",
      value: "x",
      changed_at: new Date().toISOString(),
    });
    const answers = await device("a phone").send([on(0), on(30), on(31), on(3600)]);
    expect(answers).toMatchObject([{ day: 0 }, { day: 30 }, { day: 31 }, { day: 3600 }]);
    for (const day of [-1, 3601])
      await expect(device("a phone").send([on(day)])).rejects.toMatchObject({ code: "23514" });
  });

  test("refuses callers without access, and more than 500 entries", async () => {
    const { account, device } = await memberWith();
    const entry = { day: 1, field: "notes", value: "x", changed_at: new Date().toISOString() };
    await expect(device("a phone").send(Array(501).fill(entry))).rejects.toMatchObject({
      code: "PT413",
    });
    await sql`update public.stripe_orders set status = 'refunded' where user_id = ${account}`;
    await expect(device("a phone").send([entry])).rejects.toMatchObject({ code: "PT403" });
  });
});

describe("save_tracker with a year of weights", () => {
  const year = (value: object, ago: number) => ({
    day: 0,
    field: "weights-2025",
    value,
    changed_at: new Date(Date.now() - ago).toISOString(),
  });
  const all = { "03-01": 80, "03-02": 82, "03-03": 83 };

  test.each([
    ["the later one first", ["a computer", "a phone"]],
    ["the earlier one first", ["a phone", "a computer"]],
  ])("keeps the dates of two devices, %s", async (_, order) => {
    const { device } = await memberWith();
    const sent: Record<string, object> = {
      "a computer": year({ "03-02": 82, "03-03": 83 }, 0),
      "a phone": year({ "03-01": 80, "03-02": 81 }, HOUR),
    };
    const [first = "", second = ""] = order;
    await device(first).send([sent[first]!]);
    const [answer] = await device(second).send([sent[second]!]);
    expect(answer?.value).toEqual(all);
    // Sent again, it changes nothing.
    expect(await device(second).send([sent[second]!])).toMatchObject([
      { value: all, changed_at: answer?.changed_at },
    ]);
  });

  test("removes a date with null, and keeps it removed", async () => {
    const { device } = await memberWith();
    await device("a phone").send([year({ "03-01": 80 }, HOUR)]);
    const [answer] = await device("a phone").send([year({ "03-01": null }, 0)]);
    expect(answer?.value).toEqual({ "03-01": null });
  });

  test("takes no list, no other day, and no other century", async () => {
    const { device } = await memberWith();
    for (const entry of [
      year([80], 0),
      { ...year({}, 0), day: 1 },
      { ...year({}, 0), field: "weights-1925" },
    ])
      await expect(device("a phone").send([entry])).rejects.toThrow(/check constraint/);
  });
});

describe("save_tracker with favorites", () => {
  const favorites = (value: object, ago: number) => ({
    day: 0,
    field: "favorites",
    value,
    changed_at: new Date(Date.now() - ago).toISOString(),
  });

  test("keeps those of two devices, whichever is heard of first", async () => {
    const { device } = await memberWith();
    await device("a computer").send([favorites({ "dish/a": null, "dish/b": 1 }, 0)]);
    const [answer] = await device("a phone").send([favorites({ "dish/a": 1, "dish/c": 2 }, HOUR)]);
    expect(answer?.value).toEqual({ "dish/a": null, "dish/b": 1, "dish/c": 2 });
  });

  test("keeps the first ones if there's no room for both", async () => {
    const { device } = await memberWith();
    const many = (from: string) =>
      Object.fromEntries(
        Array.from({ length: 100 }, (_, at) => [`${from}/${"x".repeat(60)}${at}`, at]),
      );
    await device("a computer").send([favorites(many("one"), HOUR)]);
    const [answer] = await device("a phone").send([favorites(many("other"), 0)]);
    expect(answer?.value).toEqual(many("one"));
    const removed = Object.fromEntries(Object.keys(many("one")).map((id) => [id, null]));
    await device("a computer").send([favorites(removed, 0)]);
    const [next] = await device("a phone").send([favorites(many("other"), 0)]);
    expect(next?.value, "without what was removed").toEqual(many("other"));
  });

  test("replaces a list of an earlier version", async () => {
    const { device } = await memberWith();
    await device("a phone").send([favorites(["dish/a"], HOUR)]);
    const [answer] = await device("a phone").send([favorites({ "dish/a": 1, "dish/b": 2 }, 0)]);
    expect(answer?.value).toEqual({ "dish/a": 1, "dish/b": 2 });
  });
});
