import { describe, expect, test } from "vitest";
import { DAY_MS } from "#lib/day-ms.ts";
import { emptyJournal, type Journal } from "../tracker/journal.ts";
import { hasComeBack } from "./came-back.ts";

const openedAt = Date.UTC(2026, 2, 20, 12);
const timeOf = (daysAgo: number) => new Date(openedAt - daysAgo * DAY_MS).toISOString();

/** A journal with entries of fields, each so many days before the page was opened. */
function journalWith(...entries: [field: string, daysAgo: number][]): Journal {
  const all = entries.map(([field, daysAgo], index) => ({
    day: index,
    field,
    value: "",
    changedAt: timeOf(daysAgo),
  }));
  return { ...emptyJournal, entries: Object.fromEntries(all.map((one) => [one.day, one])) };
}
const isAsked = (journal: Journal, current = 12) => hasComeBack(journal, { current, openedAt });

describe("hasComeBack", () => {
  test("is true after two weeks without an entry", () => {
    expect(isAsked(journalWith(["water", 40], ["mood", 14]))).toBe(true);
    expect(isAsked(journalWith(["water", 40], ["mood", 13.9]))).toBe(false);
  });

  test("is false for a new member, and at the end of a month", () => {
    expect(isAsked(emptyJournal)).toBe(false);
    expect(isAsked(journalWith(["mood", 30]), 30)).toBe(false);
  });

  test("stays true whatever is written down since, until it's answered", () => {
    expect(isAsked(journalWith(["mood", 30], ["water", -0.001]))).toBe(true);
    for (const answer of ["came-back", "month"])
      expect(isAsked(journalWith(["mood", 30], [answer, -0.001]))).toBe(false);
  });

  test("is false after an answer, until the member is away again", () => {
    expect(isAsked(journalWith(["mood", 60], ["came-back", 1]))).toBe(false);
    expect(isAsked(journalWith(["mood", 60], ["came-back", 20]))).toBe(true);
  });

  test("counts what another device has written, which only has the account's time", () => {
    const { entries } = journalWith(["mood", 30], ["water", 60]);
    const saved = { ...entries[1]!, changedAt: "1970-01-01T00:00:00.000Z", savedAt: timeOf(2) };
    expect(isAsked({ ...emptyJournal, entries: { ...entries, 1: saved } })).toBe(false);
  });
});
