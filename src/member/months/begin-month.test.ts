import { describe, expect, test } from "vitest";
import { createPlans } from "../member.fixtures.ts";
import { type Entry, getAnswers, readDatedAnswers } from "../plan/dated-answers.ts";
import { storyAnswers } from "../program/rules.fixtures.ts";
import type { Journal } from "../tracker/journal.ts";
import {
  countSwaps,
  nextMonthEntries,
  repeatedMonthEntries,
  undoBeginEntries,
} from "./begin-month.ts";
import { journalOfMonth } from "./journal-of-month.ts";
import { begunMonth, noted } from "./months.fixtures.ts";
import { findMonths, type Month } from "./months.ts";

const today = new Date(2026, 2, 1, 23, 59);
const day0: Entry = [0, "plan-answers", storyAnswers];
const plans = createPlans({}, noted(day0));
const meals = plans.planOn(1).cycle.flatMap((day) => day.meals.map(({ meal }) => meal));
const [one = "", other = "", third = ""] = new Set(meals);

const ending = (journal: Journal, number = 1) => {
  const month = findMonths(journal)[number - 1] as Month;
  const part = journalOfMonth(journal, number);
  return { month, journal: part, plans: createPlans({}, part, month.variation) };
};
/** The journal after the next month has begun. */
function begin(journal: Journal, number = 1) {
  const entries = nextMonthEntries(ending(journal, number), today);
  return noted(...entriesOf(journal), ...entries);
}
const lastOf = (journal: Journal) => findMonths(journal).at(-1)?.variation;

describe("the next month", () => {
  test("begins on the day after the last one of the month before", () => {
    const journal = begin(noted(day0));
    expect(findMonths(journal).at(-1)).toMatchObject({ number: 2, began: "2026-03-01" });
    expect(journal.entries["31/current-day"]?.value).toBe(1);
    expect(findMonths(begin(journal, 2)).at(-1)?.number).toBe(3);
  });

  test("is made from the latest weight and the answers as they are", () => {
    const journal = begin(
      noted(
        day0,
        [20, "plan-answers", { ...storyAnswers, age: 50 }],
        [3, "weight", { value: 90, unit: "kg" }],
        [28, "weight", { value: 86.5, unit: "kg" }],
      ),
    );
    const dated = readDatedAnswers(journalOfMonth(journal, 2), {});
    expect(getAnswers(dated, 1)).toEqual({
      ...storyAnswers,
      age: 50,
      weight: { value: 86.5, unit: "kg" },
    });
    expect(getAnswers(readDatedAnswers(journal, {}), 30)).toEqual({ ...storyAnswers, age: 50 });
  });

  test("keeps a weight that was changed in the answers after the last note", () => {
    const weight = { value: 84, unit: "kg" };
    const changed: Entry = [20, "plan-answers", { ...storyAnswers, weight }];
    const journal = begin(noted(day0, [3, "weight", { value: 90, unit: "kg" }], changed));
    const dated = readDatedAnswers(journalOfMonth(journal, 2), {});
    expect(getAnswers(dated, 1)).toEqual({ ...storyAnswers, weight });
  });

  test("keeps the weight of the answers if no plan can be made from the notes", () => {
    for (const weight of [undefined, { value: 10, unit: "kg" }]) {
      const notes: Entry[] = weight ? [[28, "weight", weight]] : [];
      const journal = begin(noted(day0, ...notes));
      expect(getAnswers(readDatedAnswers(journalOfMonth(journal, 2), {}), 1)).toEqual(storyAnswers);
    }
  });

  test("leaves out what was swapped away twice, and not what was wanted", () => {
    const journal = begin(
      noted(
        day0,
        [1, "meal-swaps", { [one]: "x", [other]: third }],
        [15, "meal-swaps", { [one]: "x", [other]: "y" }],
        [16, "meal-swaps", { [third]: "y" }],
        [17, "meal-swaps", { [third]: other }],
      ),
    );
    expect(lastOf(journal)?.away).toEqual([one]);
    const later = begin(noted(...entriesOf(journal), [40, "meal-swaps", { [third]: one }]), 2);
    expect(lastOf(later)?.away).toEqual([]);
  });

  test("knows the meals of the month before", () => {
    expect(new Set(lastOf(begin(noted(day0)))?.last)).toEqual(new Set(meals));
  });

  test("can't be the 121st", () => {
    const journal = noted(day0, ...begunMonth(120, 30), [
      3600,
      "weight",
      { value: 90, unit: "kg" },
    ]);
    expect(nextMonthEntries(ending(journal, 120), today)).toEqual([]);
    expect(repeatedMonthEntries(ending(journal, 120), today)).toEqual([]);
  });

  test("can be taken back, with everything as it was", () => {
    const journal = noted(day0, [30, "weight", { value: 90, unit: "kg" }]);
    const entries = nextMonthEntries(ending(journal), today);
    const undo = undoBeginEntries(journal, entries);
    const after = noted(...entriesOf(journal), ...entries, ...undo);
    expect(findMonths(after)).toHaveLength(1);
    const again = noted(...entriesOf(after), ...repeatedMonthEntries(ending(after), today));
    expect(getAnswers(readDatedAnswers(journalOfMonth(again, 2), {}), 1)).toEqual(storyAnswers);
    expect(undo.map(([day, field]) => `${day}/${field}`)).toEqual(
      entries.map(([day, field]) => `${day}/${field}`),
    );
  });
});

test("a month that's started again has the same meals and the same answers", () => {
  const journal = noted(day0, [30, "weight", { value: 70, unit: "kg" }]);
  const again = noted(...entriesOf(journal), ...repeatedMonthEntries(ending(journal), today));
  const [first, second] = [ending(again, 1), ending(again, 2)];
  expect(second.plans.planOn(1).cycle).toEqual(first.plans.planOn(1).cycle);
  expect(second.month.number).toBe(2);
});

test("a month that's started again has the latest answers, whatever was taken back before", () => {
  const journal = noted(day0, [30, "weight", { value: 90, unit: "kg" }]);
  const entries = nextMonthEntries(ending(journal), today);
  const undone = noted(...entriesOf(journal), ...entries, ...undoBeginEntries(journal, entries));
  const changed: Entry = [30, "plan-answers", { ...storyAnswers, exclusions: ["dairy"] }];
  const before = noted(...entriesOf(undone), changed);
  const again = noted(...entriesOf(before), ...repeatedMonthEntries(ending(before), today));
  expect(getAnswers(readDatedAnswers(journalOfMonth(again, 2), {}), 1)).toMatchObject({
    exclusions: ["dairy"],
  });
});

test("swaps are counted by the planned meal", () => {
  const swaps: Entry[] = [
    [1, "meal-swaps", { [one]: "x" }],
    [2, "meal-swaps", { [other]: "x", [one]: "y" }],
    [31, "meal-swaps", { [other]: "x" }],
  ];
  expect(countSwaps(noted(...swaps))).toEqual([
    { meal: one, times: 2 },
    { meal: other, times: 1 },
  ]);
});

function entriesOf(journal: Journal): Entry[] {
  return Object.values(journal.entries).map(({ day, field, value }) => [day, field, value]);
}
