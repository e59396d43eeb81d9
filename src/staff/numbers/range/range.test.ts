import { describe, expect, test } from "vitest";
import { countDays, isDay, rangeText } from "../../../rules/numbers/days.ts";
import { rangeBefore, rangeInSearch, withRange } from "./range.ts";

const TODAY = "2026-11-23";
const LAST_7 = { choice: "7", from: "2026-11-17", to: TODAY };
const read = (search: string) => rangeInSearch(new URLSearchParams(search), TODAY);

describe("rangeInSearch", () => {
  test.each([
    ["", LAST_7],
    ["range=today", { choice: "today", from: TODAY, to: TODAY }],
    ["range=28", { choice: "28", from: "2026-10-27", to: TODAY }],
    ["from=2026-02-27&to=2026-03-01", { choice: "custom", from: "2026-02-27", to: "2026-03-01" }],
    ["from=2025-10-20&to=2026-11-23", { choice: "custom", from: "2025-10-20", to: TODAY }],
  ])("reads %j", (search, range) => {
    expect(read(search)).toEqual(range);
  });

  test.each([
    ["range=30", "There's no range with the name in this link."],
    ["range=constructor", "There's no range with the name in this link."],
    ["from=2026-02-30&to=2026-03-01", "Please enter two days."],
    ["from=2026-11-01", "Please enter two days."],
    ["to=2026-11-01", "Please enter two days."],
    ["from=%3Cscript%3E&to=", "Please enter two days."],
    ["from=2026-11-02&to=2026-11-01", "The first day is after the last day."],
    ["from=2026-11-02&to=2026-11-24", "The last day is in the future."],
    ["from=2025-10-19&to=2026-11-23", "A range has at most 400 days."],
  ])("falls back to the last 7 days for %j, and says why", (search, problem) => {
    expect(read(search)).toEqual({ ...LAST_7, problem });
  });

  test("reads what withRange writes, and keeps other parameters", () => {
    const before = new URLSearchParams("range=28&utm_source=mail");
    const custom = withRange(before, { from: "2026-11-01", to: "2026-11-02" });
    expect(custom).toBe("?utm_source=mail&from=2026-11-01&to=2026-11-02");
    expect(read(withRange(new URLSearchParams(custom), "today"))).toEqual(read("range=today"));
  });
});

describe("rangeBefore", () => {
  test("has as many days, up to the day before", () => {
    const range = { from: "2026-02-27", to: "2026-03-01" };
    expect(rangeBefore(range)).toEqual({ from: "2026-02-24", to: "2026-02-26" });
    expect(countDays(rangeBefore(range))).toBe(countDays(range));
  });
});

describe("days", () => {
  test("exist or don't", () => {
    expect(["2028-02-29", "2026-02-29", "2026-13-01", "26-01-01", ""].filter(isDay)).toEqual([
      "2028-02-29",
    ]);
  });

  test("are written without repeating the year", () => {
    expect(rangeText({ from: TODAY, to: TODAY })).toBe("Nov 23, 2026");
    expect(rangeText({ from: "2026-11-17", to: TODAY })).toBe("Nov 17 – Nov 23, 2026");
    expect(rangeText({ from: "2025-12-30", to: "2026-01-02" })).toBe("Dec 30, 2025 – Jan 2, 2026");
  });
});
