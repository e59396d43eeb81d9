import { describe, expect, test } from "vitest";
import { lacks, mergeEntries, mergeJournals, parseJournal, readEntry, write } from "./journal.ts";

const note = (text: string, minute: number, day = 1) => ({
  day,
  field: "notes",
  value: text,
  changedAt: `2026-03-01T10:0${minute}:00.000Z`,
});
const empty = parseJournal(null);

describe("journal", () => {
  test("merges the unsent entries of two tabs", () => {
    const one = write(empty, note("one", 1));
    const other = write(empty, note("other", 2, 2));
    const both = mergeJournals(one, other);
    expect(Object.keys(both.entries)).toEqual(["1/notes", "2/notes"]);
    expect(both.unsent).toEqual(["1/notes", "2/notes"]);
  });

  test("doesn't send again what another tab has sent", () => {
    const one = write(empty, note("one", 1));
    expect(mergeJournals(one, { ...one, unsent: [] }).unsent).toEqual([]);
    expect(mergeJournals({ ...one, unsent: [] }, one).unsent).toEqual([]);
  });

  test("keeps the later of two texts for a field, with its own unsent mark", () => {
    const early = write(empty, note("early", 1));
    const late = write(empty, note("late", 2));
    for (const both of [mergeJournals(early, late), mergeJournals(late, early)]) {
      expect(both.entries["1/notes"]?.value).toBe("late");
      expect(both.unsent).toEqual(["1/notes"]);
    }
    expect(mergeJournals(early, { ...late, unsent: [] }).unsent).toEqual([]);
  });

  test("skips entries that the account would refuse, as they'd block all others", () => {
    const refused = [
      { ...note("no day", 1), day: 3601 },
      { ...note("no day", 1), day: 1.5 },
      { ...note("no field", 1), field: "color" },
      { ...note("a list of no day", 1), field: "list:a" },
      { ...note("an item of no list", 1, 0), field: "item:a" },
      { ...note("x".repeat(2_000), 1, 0), field: "item:a:b" },
      note("x".repeat(10_000), 1),
      { ...note("no time", 1), changedAt: "+275760-09-13T00:00:00.000Z" },
      { ...note("no time", 1), changedAt: "2026" },
      { ...note("no time", 1), savedAt: "yesterday" },
      { ...note("no time", 1), seen: 5 },
    ];
    for (const entry of refused)
      expect(parseJournal(JSON.stringify({ entries: { entry }, unsent: ["1/notes"] }))).toEqual(
        empty,
      );
    expect(
      parseJournal(JSON.stringify({ entries: { any: note("fine", 1) }, unsent: ["1/notes"] })),
    ).toEqual(write(empty, note("fine", 1)));
  });

  test("takes the account's entry over one that an older version saved with a fast clock", () => {
    const kept = parseJournal(
      JSON.stringify({
        entries: { any: { ...note("old", 1), changedAt: "2030-01-01T10:00:00.000Z" } },
        unsent: [],
      }),
    );
    const account = { day: 1, field: "notes", value: "new", savedAt: "2026-03-02T10:00:00.000Z" };
    expect(mergeEntries(kept, [account]).entries["1/notes"]?.value).toBe("new");
  });

  test("ignores an answer that's older than the last save", () => {
    const saved = { day: 1, field: "notes", value: "new", savedAt: "2026-03-02T10:00:00.000Z" };
    const journal = mergeEntries(empty, [saved]);
    expect(
      mergeEntries(journal, [{ ...saved, value: "old", savedAt: "2026-03-01T10:00:00.000Z" }]),
    ).toEqual(journal);
  });

  test("keeps an unsent entry over the saved one that it replaces in another tab", () => {
    const saved = mergeEntries(empty, [
      { day: 1, field: "notes", value: "saved", savedAt: "2026-03-09T10:00:00.000Z" },
    ]);
    const over = write(saved, note("over", 1));
    for (const both of [mergeJournals(saved, over), mergeJournals(over, saved)]) {
      expect(both.entries["1/notes"]).toMatchObject({
        value: "over",
        seen: "2026-03-09T10:00:00.000Z",
      });
      expect(both.unsent).toEqual(["1/notes"]);
    }
  });

  describe("a year of weights", () => {
    const weights = (value: Record<string, number | null>, minute: number) => ({
      day: 0,
      field: "weights-2025",
      value,
      changedAt: `2026-03-01T10:0${minute}:00.000Z`,
    });

    test("is added to by date", () => {
      const journal = write(write(empty, weights({ "03-01": 80, "03-02": 81 }, 1)), {
        ...weights({ "03-02": null, "03-03": 82 }, 2),
      });
      expect(readEntry(journal, 0, "weights-2025")).toEqual({
        "03-01": 80,
        "03-02": null,
        "03-03": 82,
      });
    });

    test("loses nothing between two tabs, whichever wrote last", () => {
      const early = write(empty, weights({ "03-01": 80, "03-02": 81 }, 1));
      const late = { ...write(empty, weights({ "03-02": 82, "03-03": 83 }, 2)), unsent: [] };
      for (const both of [mergeJournals(early, late), mergeJournals(late, early)]) {
        expect(readEntry(both, 0, "weights-2025")).toEqual({
          "03-01": 80,
          "03-02": 82,
          "03-03": 83,
        });
        // The account only has the later tab's part.
        expect(both.unsent).toEqual(["0/weights-2025"]);
        expect(lacks(late, both)).toBe(true);
      }
    });

    test("is refused on other days, in other shapes, and of other centuries", () => {
      const fine = weights({ "03-01": 80 }, 1);
      for (const entry of [
        { ...fine, day: 1 },
        { ...fine, value: [80] },
        { ...fine, field: "weights-1925" },
        { ...fine, field: "weights-2025-1" },
      ])
        expect(parseJournal(JSON.stringify({ entries: { entry }, unsent: [] }))).toEqual(empty);
      expect(
        readEntry(
          parseJournal(JSON.stringify({ entries: { fine }, unsent: [] })),
          0,
          "weights-2025",
        ),
      ).toEqual({ "03-01": 80 });
    });
  });

  describe("exchanges of a day", () => {
    const swaps = (value: Record<string, string>, minute: number) => ({
      day: 3,
      field: "meal-swaps",
      value,
      changedAt: `2026-03-01T10:0${minute}:00.000Z`,
    });
    const first = write(empty, swaps({ chops: "trout" }, 1));

    test("stay next to those of another tab", () => {
      const other = write(empty, swaps({ eggs: "bacon" }, 2));
      for (const both of [mergeJournals(first, other), mergeJournals(other, first)])
        expect(readEntry(both, 3, "meal-swaps")).toEqual({ chops: "trout", eggs: "bacon" });
    });

    test("are taken back in the other tab, too", () => {
      const taken = write(first, swaps({}, 2));
      for (const both of [mergeJournals(first, taken), mergeJournals(taken, first)])
        expect(readEntry(both, 3, "meal-swaps")).toEqual({ chops: null });
    });
  });
});
