import { describe, expect, test } from "vitest";
import type { Answers } from "#lib/json.ts";
import { answersOn, datedAnswers, type Entry } from "../plan/dated-answers.ts";
import { emptyJournal, type Journal, write } from "../tracker/journal.ts";
import {
  changeEntries,
  comingDay,
  firstDayFor,
  ofBrowserEntries,
  undoEntries,
} from "./change-answers.ts";

const changedAt = "2026-01-12T11:00:00.000Z";
const noted = (journal: Journal, entries: readonly Entry[]) =>
  entries.reduce(
    (all, [day, field, value]) => write(all, { day, field, value, changedAt }),
    journal,
  );
const journalWith = (byDay: Record<number, Answers>) =>
  noted(
    emptyJournal,
    Object.entries(byDay).map(([day, answers]): Entry => [Number(day), "plan-answers", answers]),
  );

function changed(journal: Journal, fromDay: number, change: Answers, ofBrowser: Answers = {}) {
  const entries = changeEntries(journal, datedAnswers(journal, ofBrowser), { fromDay, change });
  const dated = datedAnswers(noted(journal, entries), {});
  return (day: number) => answersOn(dated, day);
}

test("a change counts from tomorrow on, and a missing answer from today", () => {
  expect(firstDayFor(8, false)).toBe(9);
  expect(firstDayFor(8, true)).toBe(8);
  expect(firstDayFor(30, false)).toBe(30);
});

describe("changeEntries", () => {
  test("leaves the days before as they were", () => {
    const on = changed(journalWith({ 0: { age: 40, gender: "male" } }), 9, { age: 41 });
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
    const on = changed(before, 8, { gender: "male" });
    expect(on(8)).toEqual({ age: 40, gender: "male" });
    expect(on(9)).toEqual({ age: 40, gender: "male", lunchTime: "skip" });
  });

  test("keeps what only this browser knew for the days before", () => {
    const on = changed(emptyJournal, 9, { age: 41 }, { age: 40 });
    expect(on(8)).toEqual({ age: 40 });
    expect(on(9)).toEqual({ age: 41 });
  });
});

describe("ofBrowserEntries", () => {
  test("has the browser's answers only as long as the account has none", () => {
    const ofBrowser = { age: 40 };
    expect(ofBrowserEntries(emptyJournal, datedAnswers(emptyJournal, ofBrowser))).toEqual([
      [0, "plan-answers", ofBrowser],
    ]);
    const erased = journalWith({ 0: {} });
    expect(ofBrowserEntries(erased, datedAnswers(erased, ofBrowser))).toEqual([]);
    expect(ofBrowserEntries(emptyJournal, datedAnswers(emptyJournal, {}))).toEqual([]);
  });
});

describe("a change that is still to come", () => {
  const journal = journalWith({ 0: { age: 40 }, 9: { age: 41 } });

  test("has its day", () => {
    expect(comingDay(datedAnswers(journal, {}), 8)).toBe(9);
    expect(comingDay(datedAnswers(journal, {}), 9)).toBeUndefined();
  });

  test("isn't another version of the quiz with the same answers", () => {
    const again = journalWith({ 0: { age: 40 }, 9: { version: "2", age: 40 } });
    expect(comingDay(datedAnswers(again, {}), 8)).toBeUndefined();
  });

  test("can be taken back", () => {
    const undone = datedAnswers(noted(journal, undoEntries(journal, 8)), {});
    expect(comingDay(undone, 8)).toBeUndefined();
    expect(answersOn(undone, 9)).toEqual({ age: 40 });
  });
});
