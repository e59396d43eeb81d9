import { describe, expect, test } from "vitest";
import type { Json } from "#lib/json.ts";
import { emptyJournal, type Journal, write } from "../tracker/journal.ts";
import {
  type Entry,
  erasedEntries,
  getAnswers,
  hasAccountAnswers,
  readDatedAnswers,
} from "./dated-answers.ts";

const changedAt = "2026-01-12T11:00:00.000Z";
const writeAll = (journal: Journal, entries: readonly Entry[]) =>
  entries.reduce(
    (all, [day, field, value]) => write(all, { day, field, value, changedAt }),
    journal,
  );
const createJournal = (answers: Record<number, Json>) =>
  writeAll(
    emptyJournal,
    Object.entries(answers).map(([day, value]) => [Number(day), "plan-answers", value] as const),
  );
const ofBrowser = { age: 20 };

describe("dated answers", () => {
  test("are the browser's as long as the account has none", () => {
    expect(readDatedAnswers(emptyJournal, ofBrowser)).toEqual([{ fromDay: 0, answers: ofBrowser }]);
    expect(hasAccountAnswers(emptyJournal)).toBe(false);
  });

  test("are the account's by the day they count from", () => {
    const dated = readDatedAnswers(createJournal({ 8: { age: 41 }, 0: { age: 40 } }), ofBrowser);
    expect([0, 1, 7, 8, 30].map((day) => getAnswers(dated, day).age)).toEqual([40, 40, 40, 41, 41]);
  });

  test("are none before the first ones, and none if they can't be read", () => {
    const dated = readDatedAnswers(createJournal({ 3: { age: 40 }, 5: "age" }), ofBrowser);
    expect([2, 3, 5].map((day) => getAnswers(dated, day))).toEqual([{}, { age: 40 }, {}]);
  });
});

describe("erasing answers", () => {
  test("leaves none, and doesn't bring back the browser's", () => {
    const erased = writeAll(
      createJournal({ 4: { age: 40 } }),
      erasedEntries(createJournal({ 4: {} })),
    );
    const dated = readDatedAnswers(erased, ofBrowser);
    expect([1, 4, 30].map((day) => getAnswers(dated, day))).toEqual([{}, {}, {}]);
    expect(hasAccountAnswers(erased)).toBe(true);
    const empty = writeAll(emptyJournal, erasedEntries(emptyJournal));
    expect(readDatedAnswers(empty, ofBrowser)).toEqual([{ fromDay: 0, answers: {} }]);
  });
});
