import { describe, expect, test } from "vitest";
import type { Answers } from "#lib/json.ts";
import { type Entry, getAnswers, readDatedAnswers } from "../plan/dated-answers.ts";
import { emptyJournal, type Journal, write } from "../tracker/journal.ts";
import {
  changeEntries,
  comingDay,
  createBrowserEntries,
  getDayOfChange,
  undoEntries,
} from "./change-answers.ts";

const changedAt = "2026-01-12T11:00:00.000Z";
const writeAll = (journal: Journal, entries: readonly Entry[]) =>
  entries.reduce(
    (all, [day, field, value]) => write(all, { day, field, value, changedAt }),
    journal,
  );
const journalWith = (byDay: Record<number, Answers>) =>
  writeAll(
    emptyJournal,
    Object.entries(byDay).map(([day, answers]): Entry => [Number(day), "plan-answers", answers]),
  );

function applyChange(journal: Journal, fromDay: number, change: Answers, ofBrowser: Answers = {}) {
  const entries = changeEntries(journal, readDatedAnswers(journal, ofBrowser), { fromDay, change });
  const dated = readDatedAnswers(writeAll(journal, entries), {});
  return (day: number) => getAnswers(dated, day);
}

test("a change counts from tomorrow on, and a missing answer from today", () => {
  expect(getDayOfChange(8, false)).toBe(9);
  expect(getDayOfChange(8, true)).toBe(8);
  expect(getDayOfChange(30, false)).toBe(30);
});

describe("changeEntries", () => {
  test("leaves the days before as they were", () => {
    const on = applyChange(journalWith({ 0: { age: 40, gender: "male" } }), 9, { age: 41 });
    expect([0, 8].map(on)).toEqual([
      { age: 40, gender: "male" },
      { age: 40, gender: "male" },
    ]);
    expect([9, 30].map(on)).toEqual([
      { age: 41, gender: "male" },
      { age: 41, gender: "male" },
    ]);
  });

  test("keeps other changes that are still to come", () => {
    const before = journalWith({ 0: { age: 40 }, 9: { age: 40, lunchTime: "skip" } });
    const on = applyChange(before, 8, { gender: "male" });
    expect(on(8)).toEqual({ age: 40, gender: "male" });
    expect(on(9)).toEqual({ age: 40, gender: "male", lunchTime: "skip" });
  });

  test("keeps what only this browser knew for the days before", () => {
    const on = applyChange(emptyJournal, 9, { age: 41 }, { age: 40 });
    expect(on(8)).toEqual({ age: 40 });
    expect(on(9)).toEqual({ age: 41 });
  });
});

describe("createBrowserEntries", () => {
  test("has the browser's answers only as long as the account has none", () => {
    const ofBrowser = { age: 40 };
    expect(createBrowserEntries(emptyJournal, readDatedAnswers(emptyJournal, ofBrowser))).toEqual([
      [0, "plan-answers", ofBrowser],
    ]);
    const erased = journalWith({ 0: {} });
    expect(createBrowserEntries(erased, readDatedAnswers(erased, ofBrowser))).toEqual([]);
    expect(createBrowserEntries(emptyJournal, readDatedAnswers(emptyJournal, {}))).toEqual([]);
  });
});

describe("a change that is still to come", () => {
  const journal = journalWith({ 0: { age: 40 }, 9: { age: 41 } });

  test("has its day", () => {
    expect(comingDay(readDatedAnswers(journal, {}), 8)).toBe(9);
    expect(comingDay(readDatedAnswers(journal, {}), 9)).toBeUndefined();
  });

  test("isn't another version of the quiz with the same answers", () => {
    const again = journalWith({ 0: { age: 40 }, 9: { version: "2", age: 40 } });
    expect(comingDay(readDatedAnswers(again, {}), 8)).toBeUndefined();
  });

  test("can be taken back", () => {
    const undone = readDatedAnswers(writeAll(journal, undoEntries(journal, 8)), {});
    expect(comingDay(undone, 8)).toBeUndefined();
    expect(getAnswers(undone, 9)).toEqual({ age: 40 });
  });
});
