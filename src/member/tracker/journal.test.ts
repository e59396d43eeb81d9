import { expect, test } from "vitest";
import { journalOf, united, write } from "./journal.ts";

const note = (text: string, minute: number, day = 1) => ({ day, field: "notes", value: text, changedAt: `2026-03-01T10:0${minute}:00.000Z` });
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
  ];
  for (const entry of refused) expect(journalOf(JSON.stringify({ entries: { entry }, unsent: ["1/notes"] }))).toEqual(empty);
  expect(journalOf(JSON.stringify({ entries: { any: note("fine", 1) }, unsent: ["1/notes"] }))).toEqual(write(empty, note("fine", 1)));
});
