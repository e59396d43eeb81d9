import { describe, expect, test } from "vitest";
import { fullRange } from "./weight-range.ts";

const dayOne = new Date(2026, 10, 19);
const history = [
  { date: "2025-06-10", kg: 90 },
  { date: "2025-06-20", kg: 88 },
  { date: "2026-11-18", kg: 85 },
  // A day of the plan shows its own weight.
  { date: "2026-11-20", kg: 1 },
];
const points = [
  { day: 1, value: 84 },
  { day: 2, value: 83.5 },
];
const range = fullRange(history, points, { dayOne, unit: "kg" });

describe("fullRange", () => {
  test("counts days back from day 1", () => {
    expect(range.points.map(({ day, value }) => [day, value])).toEqual([
      [-526, 90],
      [-516, 88],
      [0, 85],
      [1, 84],
      [2, 83.5],
    ]);
    // The plan was moved after the import.
    const moved = fullRange(history, points, { dayOne: new Date(2026, 10, 10), unit: "kg" });
    expect(moved.points.map(({ day }) => day)).toEqual([-517, -507, 1, 2, 9, 11]);
    expect(range.axis.formatDay(0)).toBe("Nov 18, 2026");
    expect(range.axis.formatDay(2)).toBe("Day 2");
  });

  test("labels a few months", () => {
    expect(range.axis.ticks.map(range.axis.formatTick)).toEqual([
      "Jul 2025",
      "Oct 2025",
      "Jan 2026",
      "Apr 2026",
      "Jul 2026",
      "Oct 2026",
    ]);
  });

  test("lists the history by month", () => {
    expect(range.rows.map(({ day, value }) => [range.formatRow(day), value])).toEqual([
      ["Jun 2025, average", 89],
      ["Nov 2026, average", 85],
      ["Day 1", 84],
      ["Day 2", 83.5],
    ]);
  });

  test.each([1, 40, 400, 1800])("has at most six labels for %d days", (days) => {
    const long = [
      { date: new Date(Date.UTC(2026, 10, 18 - days)).toISOString().slice(0, 10), kg: 80 },
    ];
    const { axis } = fullRange(long, points, { dayOne, unit: "kg" });
    expect(axis.ticks.length).toBeLessThanOrEqual(6);
    expect(axis.ticks.every((day) => day >= axis.from && day <= axis.to)).toBe(true);
  });
});
