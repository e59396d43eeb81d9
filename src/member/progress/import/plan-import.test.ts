import { describe, expect, test } from "vitest";
import type { Json } from "#lib/json.ts";
import { findMonths, writeMonth } from "../../months/months.ts";
import { browser } from "../../tracker/tracker.fixtures.ts";
import { readHistory } from "../../tracker/weight-history.ts";
import { planImport, removeHistory, saveImport } from "./plan-import.ts";
import type { MassUnit, Weighing } from "./weighing.ts";

/** Day 1 is on November 19. */
const today = new Date(2026, 10, 23, 12);
const weighing = (at: string, value: number, unit: MassUnit = "kg"): Weighing => ({
  at,
  value,
  unit,
});

function memberWith(...wrote: [day: number, field: string, value: Json][]) {
  const tracker = browser().open();
  tracker.set(0, "current-day", 5);
  for (const entry of wrote) tracker.set(...entry);
  const plan = (...weighings: Weighing[]) => {
    const { journal } = tracker.snapshot();
    return planImport(
      { weighings },
      { months: { journal, all: findMonths(journal), today }, unit: "lbs" },
    );
  };
  return { tracker, plan };
}

describe("planImport", () => {
  test("puts dates before the plan into the history, and others on their days", () => {
    const { plan } = memberWith();
    expect(plan(weighing("2026-11-20", 82), weighing("2026-11-18", 83)).added).toEqual([
      { date: "2026-11-18", kg: 83, day: undefined },
      { date: "2026-11-20", kg: 82, day: 2 },
    ]);
  });

  test("counts a day with its first weight", () => {
    const { plan } = memberWith();
    const { added } = plan(weighing("2026-03-04 19:00", 84), weighing("2026-03-04 07:00", 83));
    expect(added).toMatchObject([{ kg: 83 }]);
  });

  test("finds conflicts with days and with the history, and what is the same", () => {
    const { tracker, plan } = memberWith(
      [2, "weight", { value: 180, unit: "lbs" }],
      [3, "weight", { value: 180, unit: "lbs" }],
    );
    saveImport(tracker, [{ date: "2026-03-04", kg: 83, day: undefined }], "lbs");
    const { added, conflicts, same } = plan(
      weighing("2026-03-04", 85),
      weighing("2026-11-20", 81.65),
      weighing("2026-11-21", 85),
    );
    expect({ added, same }).toEqual({ added: [], same: 1 });
    expect(conflicts).toMatchObject([
      { date: "2026-03-04", kg: 85, yoursInKg: 83 },
      { day: 3, kg: 85 },
    ]);
  });

  test("knows the weights of earlier months, and puts new ones there", () => {
    const { tracker, plan } = memberWith(
      [3, "weight", { value: 84, unit: "kg" }],
      [4, "weight", { value: 84, unit: "kg" }],
      [31, "month", writeMonth("2026-11-20", { month: 2, away: [], last: [] })],
      [31, "current-day", 4],
    );
    // The first month ended on November 19, so it began on October 21.
    const { added, conflicts, same } = plan(
      weighing("2026-10-20", 86),
      weighing("2026-10-22", 85),
      weighing("2026-10-23", 84),
      weighing("2026-10-24", 83),
      weighing("2026-11-21", 82),
    );
    expect({ added, same }).toEqual({
      added: [
        { date: "2026-10-20", kg: 86, day: undefined },
        { date: "2026-10-22", kg: 85, day: 2 },
        { date: "2026-11-21", kg: 82, day: 32 },
      ],
      same: 1,
    });
    expect(conflicts).toEqual([{ date: "2026-10-24", kg: 83, day: 4, yoursInKg: 84 }]);
    saveImport(tracker, added, "kg");
    expect(tracker.snapshot().journal.entries["2/weight"]?.value).toEqual({
      value: 85,
      unit: "kg",
    });
  });

  test("leaves out the future, what is too old, and what nobody weighs", () => {
    const { plan } = memberWith();
    expect(
      plan(
        weighing("2026-11-24", 82),
        weighing("2020-12-31", 82),
        weighing("2026-03-04", 820),
        weighing("2021-01-01", 82),
        weighing("2026-11-23", 82),
      ),
    ).toMatchObject({ future: 1, tooOld: 1, impossible: 1, added: { length: 2 } });
  });

  test("reads weights without a unit in the chosen one", () => {
    const { plan } = memberWith();
    const { added } = plan({ at: "2026-03-04", value: 180, unit: undefined });
    expect(added[0]?.kg).toBeCloseTo(81.65, 2);
  });
});

describe("saveImport", () => {
  const places = [
    { date: "2025-12-31", kg: 84.126, day: undefined },
    { date: "2026-03-04", kg: 83, day: undefined },
    { date: "2026-11-20", kg: 82, day: 2 },
  ];

  test("saves weights by year, and on days in the member's unit", () => {
    const { tracker } = memberWith();
    saveImport(tracker, places, "lbs");
    const { entries } = tracker.snapshot().journal;
    expect(entries["0/weights-2025"]?.value).toEqual({ "12-31": 84.13 });
    expect(entries["0/weights-2026"]?.value).toEqual({ "03-04": 83 });
    expect(entries["2/weight"]?.value).toEqual({ value: 180.8, unit: "lbs" });
  });

  test("puts back what was there", () => {
    const { tracker } = memberWith([2, "weight", { value: 170, unit: "lbs" }]);
    saveImport(tracker, [{ date: "2026-03-04", kg: 90, day: undefined }], "lbs");
    const undo = saveImport(tracker, places, "lbs");
    undo();
    const { journal } = tracker.snapshot();
    expect(readHistory(journal)).toEqual([{ date: "2026-03-04", kg: 90 }]);
    expect(journal.entries["2/weight"]?.value).toEqual({ value: 170, unit: "lbs" });
  });

  test("fits into entries that the account takes, however many weights there are", () => {
    const { tracker } = memberWith();
    const days = Array.from({ length: 366 }, (_, index) => {
      const date = new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10);
      return { date, kg: 123.456, day: undefined };
    });
    saveImport(tracker, days, "kg");
    const { journal } = tracker.snapshot();
    expect(readHistory(journal)).toHaveLength(366);
    expect(JSON.stringify(journal.entries["0/weights-2024"]?.value).length).toBeLessThan(10_000);
  });
});

describe("removeHistory", () => {
  test("removes all of it, and brings it back", () => {
    const { tracker } = memberWith();
    saveImport(tracker, [{ date: "2026-03-04", kg: 83, day: undefined }], "kg");
    const restore = removeHistory(tracker);
    expect(readHistory(tracker.snapshot().journal)).toEqual([]);
    restore();
    expect(readHistory(tracker.snapshot().journal)).toEqual([{ date: "2026-03-04", kg: 83 }]);
  });
});
