import { describe, expect, test } from "vitest";
import { emptyJournal, write } from "./journal.ts";
import { countDaysInARow, getStatus } from "./notes.ts";

const changedAt = "2026-03-01T10:00:00.000Z";

/** A journal by day: "x" for notes, "s" for skipped, "." for nothing. */
const journalOf = (days: string) =>
  [...days].reduce((journal, sign, index) => {
    const entry = { day: index + 1, changedAt };
    if (sign === "x") return write(journal, { ...entry, field: "mood", value: "Good" });
    if (sign === "s") return write(journal, { ...entry, field: "skipped", value: true });
    return journal;
  }, emptyJournal);

describe("days in a row", () => {
  test.each([
    ["", 1, 0],
    ["xxx", 3, 3],
    ["x.xx", 4, 2],
    ["xxx.", 4, 3],
    ["xxx..", 5, 0],
    ["xxsxx", 5, 4],
    ["xxss", 4, 2],
    ["xxss.", 5, 2],
    ["x.sx", 4, 1],
    ["xxxxx", 3, 3],
  ])("of %s up to day %d are %d", (days, upTo, count) => {
    expect(countDaysInARow(journalOf(days), upTo)).toBe(count);
  });

  test("have a status for skipped ones, also among the first five", () => {
    const journal = journalOf("s....s");
    expect([1, 2, 6, 7].map((day) => getStatus(journal, day))).toEqual([
      "skipped",
      "completed",
      "skipped",
      "upcoming",
    ]);
  });
});
