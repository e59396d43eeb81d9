import { describe, expect, test } from "vitest";
import type { Json } from "#lib/json.ts";
import { emptyJournal, write } from "./journal.ts";
import { createTracker } from "./tracker.ts";
import { knownUnit, tellUnit, type Unit } from "./unit.ts";

const told = (value: Json) =>
  write(emptyJournal, { day: 0, field: "weight", value, changedAt: "2026-03-01T10:00:00.000Z" });

/** The account's unit after browsers with these quiz answers report to it in turn. */
function accountAfter(...chosen: (Unit | undefined)[]): Unit | undefined {
  const tracker = createTracker({
    store: { get: () => null, set: () => true, remove: () => true },
    key: "",
    read: async () => [],
    save: async () => [],
    now: () => new Date("2026-03-01T10:00:00.000Z"),
    newId: () => "a browser",
    after: () => () => {},
  });
  for (const unit of chosen) tellUnit(tracker, unit);
  return knownUnit(tracker.snapshot().journal);
}

describe("unit", () => {
  test("saves the unit from the first browser with a quiz answer, and never changes it", () => {
    expect(accountAfter(undefined)).toBeUndefined();
    expect(accountAfter(undefined, "kg")).toBe("kg");
    expect(accountAfter("kg", "lbs")).toBe("kg");
  });

  test("ignores values that aren't a unit", () => {
    for (const value of ["kg", { unit: "stone" }, { unit: ["kg"] }, null, 80])
      expect(knownUnit(told(value))).toBeUndefined();
    expect(knownUnit(told({ unit: "lbs" }))).toBe("lbs");
  });
});
