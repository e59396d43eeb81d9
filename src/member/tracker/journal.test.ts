import { expect, test } from "vitest";
import { journalOf, merged, united, write } from "./journal.ts";

const note = (text: string, minute: number, day = 1) => ({
  day,
  field: "notes",
  value: text,
  changedAt: `2026-03-01T10:0${minute}:00.000Z`,
});
const empty = journalOf(null);

test("of two tabs each keeps what the other has written and not sent yet", () => {
  const one = write(empty, note("one", 1));
  const other = write(empty, note("other", 2, 2));
  const both = united(one, other);
  expect(Object.keys(both.entries)).toEqual(["1/notes", "2/notes"]);
  expect(both.unsent).toEqual(["1/notes", "2/notes"]);
});

test("what one tab has sent is not sent by the other", () => {
  const one = write(empty, note("one", 1));
  expect(united(one, { ...one, unsent: [] }).unsent).toEqual([]);
  expect(united({ ...one, unsent: [] }, one).unsent).toEqual([]);
});

test("of two texts for one field the later one stays, with its own mark", () => {
  const early = write(empty, note("early", 1));
  const late = write(empty, note("late", 2));
  for (const both of [united(early, late), united(late, early)]) {
    expect(both.entries["1/notes"]?.value).toBe("late");
    expect(both.unsent).toEqual(["1/notes"]);
  }
  expect(united(early, { ...late, unsent: [] }).unsent).toEqual([]);
});

test("what the account would refuse is not read, as it would keep all others from being sent", () => {
  const refused = [
    { ...note("no day", 1), day: 31 },
    { ...note("no day", 1), day: 1.5 },
    { ...note("no field", 1), field: "colour" },
    note("x".repeat(10_000), 1),
    { ...note("no time", 1), changedAt: "+275760-09-13T00:00:00.000Z" },
    { ...note("no time", 1), changedAt: "2026" },
    { ...note("no time", 1), savedAt: "yesterday" },
    { ...note("no time", 1), seen: 5 },
  ];
  for (const entry of refused)
    expect(journalOf(JSON.stringify({ entries: { entry }, unsent: ["1/notes"] }))).toEqual(empty);
  expect(
    journalOf(JSON.stringify({ entries: { any: note("fine", 1) }, unsent: ["1/notes"] })),
  ).toEqual(write(empty, note("fine", 1)));
});

test("what the account has replaces what an older version of this page kept as saved, by a clock that was ahead", () => {
  const kept = journalOf(
    JSON.stringify({
      entries: { any: { ...note("old", 1), changedAt: "2030-01-01T10:00:00.000Z" } },
      unsent: [],
    }),
  );
  const account = { day: 1, field: "notes", value: "new", savedAt: "2026-03-02T10:00:00.000Z" };
  expect(merged(kept, [account]).entries["1/notes"]?.value).toBe("new");
});

test("an answer of the account that was asked for before the last save changes nothing", () => {
  const saved = { day: 1, field: "notes", value: "new", savedAt: "2026-03-02T10:00:00.000Z" };
  const journal = merged(empty, [saved]);
  expect(
    merged(journal, [{ ...saved, value: "old", savedAt: "2026-03-01T10:00:00.000Z" }]),
  ).toEqual(journal);
});

test("of a saved entry and one that was written over it in another tab, the written one stays, and stays to be sent", () => {
  const saved = merged(empty, [
    { day: 1, field: "notes", value: "saved", savedAt: "2026-03-09T10:00:00.000Z" },
  ]);
  const over = write(saved, note("over", 1));
  for (const both of [united(saved, over), united(over, saved)]) {
    expect(both.entries["1/notes"]).toMatchObject({
      value: "over",
      seen: "2026-03-09T10:00:00.000Z",
    });
    expect(both.unsent).toEqual(["1/notes"]);
  }
});
