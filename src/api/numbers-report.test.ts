import { describe, expect, test } from "vitest";
import { parseNumbersReport } from "./numbers-report.ts";

const totals = {
  ...{ visits: 10, orders: 1, refunds: 0, revenueCents: 2999 },
  ...{ refundCents: 0, accounts: 1, checkouts: 2 },
};
const place = { place: "start", entered: 10, left: 8, inside: 2, answered: 8, medianSeconds: null };
const report = {
  ...{ from: "2026-11-23", to: "2026-11-23", totals, before: totals },
  days: [{ day: "2026-11-23", ...totals }],
  places: [place],
  edges: [{ from: "start", to: "goals", count: 8 }],
  arms: [{ experiment: "summary", arm: "A", ...totals }],
  sources: [{ source: "direct", ...totals }],
  versions: [{ version: "9f2c", firstDay: "2026-11-23", lastDay: "2026-11-23", ...totals }],
  hidden: { sources: 0, versions: 0, arms: 0, places: 0, edges: 1, days: 0 },
};

describe("parseNumbersReport", () => {
  test("returns a report as it is, without fields that it doesn't know", () => {
    expect(parseNumbersReport({ ...report, later: 1 })).toEqual(report);
  });

  test("returns a report on too few visits to show their totals", () => {
    const few = { ...report, totals: null, before: null, days: [] };
    expect(parseNumbersReport(few)).toEqual(few);
  });

  test.each([
    ["no object", null],
    ["an error", { error: "Bad range" }],
    ["a part is missing", { ...report, before: undefined }],
    ["a list isn't one", { ...report, days: {} }],
    ["a row isn't one", { ...report, sources: ["direct"] }],
    ["a count is a text", { ...report, totals: { ...totals, visits: "10" } }],
    ["a count is negative", { ...report, totals: { ...totals, visits: -1 } }],
    ["a count isn't whole", { ...report, totals: { ...totals, orders: 0.5 } }],
    ["a median is a text", { ...report, places: [{ ...place, medianSeconds: "3" }] }],
    ["a count is missing", { ...report, hidden: { ...report.hidden, edges: undefined } }],
  ])("returns null if %s", (_, body) => {
    expect(parseNumbersReport(body)).toBeNull();
  });
});
