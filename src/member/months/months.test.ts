import { describe, expect, test } from "vitest";
import { createMember } from "../member.fixtures.ts";
import { getAnswers, readDatedAnswers } from "../plan/dated-answers.ts";
import { readExerciseSwaps } from "../plan/swaps.ts";
import {
  emptyJournal,
  type Journal,
  mergeJournals,
  parseJournal,
  write,
} from "../tracker/journal.ts";
import { currentDay, getNotes, getStatus, listWeights } from "../tracker/notes.ts";
import { browser } from "../tracker/tracker.fixtures.ts";
import { journalOfMonth } from "./journal-of-month.ts";
import { begunMonth, noted } from "./months.fixtures.ts";
import { findMonths, monthAsked } from "./months.ts";
import { plansByMonth } from "./plans-by-month.ts";
import { trackerOfMonth } from "./use-months.ts";

const begun = (meals: number) => ({ began: "2026-03-01", meals, away: [], last: [] });
const second: Journal = noted([31, "month", begun(2)]);

describe("the months of a journal", () => {
  test("are one until another one begins", () => {
    expect(findMonths(emptyJournal)).toHaveLength(1);
    expect(findMonths(second).map(({ number, began }) => [number, began])).toEqual([
      [1, undefined],
      [2, "2026-03-01"],
    ]);
  });

  test("are the same if two devices begin one at the same time", () => {
    const other = noted([31, "month", begun(2)], [31, "current-day", 1]);
    expect(findMonths(mergeJournals(second, other))).toHaveLength(2);
  });

  test("lose one that's taken back", () => {
    expect(findMonths(noted([31, "month", begun(2)], [31, "month", {}]))).toHaveLength(1);
  });

  test("are at most 120", () => {
    expect(findMonths(noted([3571, "month", begun(120)]))).toHaveLength(120);
    expect(findMonths(noted([3601, "month", begun(121)]))).toHaveLength(1);
  });

  test("are in the URL by their numbers, unless they haven't begun", () => {
    expect(["1", "02", "2"].map((asked) => monthAsked(asked, 2))).toEqual([1, 2, 2]);
    for (const asked of [null, "", "0", "3", "-1", "1e0", " 1", "111"])
      expect(monthAsked(asked, 2)).toBeUndefined();
  });
});

describe("a month's part of a journal", () => {
  const journal = noted(
    [0, "current-day", 30],
    [0, "plan-answers", { age: 40 }],
    [12, "plan-answers", { age: 41 }],
    [30, "weight", { value: 90, unit: "kg" }],
    [8, "exercise-swaps", { plank: "knee-plank" }],
    [9, "exercise-swaps", { squat: "chair-stand" }],
    [31, "current-day", 4],
    [33, "mood", "Good"],
    [33, "plan-answers", { age: 42 }],
    [61, "mood", "Poor"],
  );
  const part = journalOfMonth(journal, 2);

  test("has its own days and its own current day", () => {
    expect(currentDay(journal)).toBe(30);
    expect(currentDay(part)).toBe(4);
    expect(getNotes(part, 3).mood).toBe("Good");
    expect(getNotes(part, 30).mood).toBeUndefined();
    expect(getStatus(part, 1)).toBe("upcoming");
  });

  test("begins with the answers and exchanges of the month before", () => {
    const answers = readDatedAnswers(part, {});
    expect(getAnswers(answers, 1)).toEqual({ age: 41 });
    expect(getAnswers(answers, 3)).toEqual({ age: 42 });
    expect(readExerciseSwaps(part, 1)).toEqual({ plank: "knee-plank", squat: "chair-stand" });
    expect(getAnswers(readDatedAnswers(journal, {}), 30)).toEqual({ age: 41 });
  });

  test("begins with the last weight of the month before", () => {
    expect(listWeights(part, "kg")).toEqual({ points: [{ day: 1, value: 90 }], isSample: false });
    expect(listWeights(journalOfMonth(second, 2), "kg").isSample).toBe(true);
  });

  test("is the journal itself for the first month, so older journals stay as they were", () => {
    expect(journalOfMonth(journal, 1)).toBe(journal);
  });
});

describe("a month's tracker", () => {
  test("writes to its own days, and to day 0 what's of no day", async () => {
    const { open, account } = browser();
    const tracker = open();
    const ofMonth = trackerOfMonth(tracker, 3);
    ofMonth.set(0, "current-day", 7);
    ofMonth.set(0, "weight", { unit: "kg" });
    ofMonth.set(30, "mood", "Good");
    const { journal } = ofMonth.snapshot();
    expect(ofMonth.snapshot()).toBe(ofMonth.snapshot());
    expect(currentDay(journal)).toBe(7);
    expect(getNotes(journal, 30).mood).toBe("Good");
    await tracker.sendNow();
    expect(account.sent.map(({ day, field }) => `${day}/${field}`)).toEqual([
      "61/current-day",
      "0/weight",
      "90/mood",
    ]);
  });
});

test("a stored journal keeps the days of 120 months", () => {
  const days = [1, 30, 31, 3600, 3601].map((day) => ({
    day,
    field: "mood",
    value: "Good",
    changedAt: "2026-03-01T10:00:00.000Z",
  }));
  const text = JSON.stringify(days.reduce(write, emptyJournal));
  expect(Object.keys(parseJournal(text).entries)).toEqual([
    "1/mood",
    "30/mood",
    "31/mood",
    "3600/mood",
  ]);
});

describe("plansByMonth", () => {
  test("has each month's own days, so that a list of an earlier one keeps its amounts", () => {
    const member = createMember({ wrote: [[2, "skipped", true], ...begunMonth(2, 3)] });
    const findPlans = plansByMonth(member);
    expect([1, 2].map((month) => findPlans(month).isSkipped(2))).toEqual([true, false]);
    expect(findPlans(2)).toBe(member.plans);
    expect(findPlans(3), "not begun").toBe(member.plans);
  });
});
