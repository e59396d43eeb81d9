import { describe, expect, test } from "vitest";
import type { Json } from "#lib/json.ts";
import { emptyJournal, write } from "./journal.ts";
import { createTracker } from "./tracker.ts";
import { chooseUnit, knownUnit, tellUnit, type Unit, unitFor } from "./unit.ts";

const told = (value: Json) =>
  write(emptyJournal, { day: 0, field: "weight", value, changedAt: "2026-03-01T10:00:00.000Z" });

/** The account's unit after browsers with these quiz answers report to it in turn. */
function accountAfter(...chosen: (Unit | undefined)[]): Unit | undefined {
  const tracker = memberTracker();
  for (const unit of chosen) tellUnit(tracker, unit);
  return knownUnit(tracker.snapshot().journal);
}

const memberTracker = () =>
  createTracker({
    store: { get: () => null, set: () => true, remove: () => true },
    key: "",
    read: async () => [],
    save: async () => [],
    now: () => new Date("2026-03-01T10:00:00.000Z"),
    newId: () => "a browser",
    after: () => () => {},
  });

describe("unit", () => {
  test("saves the unit from the first browser with a quiz answer, and never changes it", () => {
    expect(accountAfter(undefined)).toBeUndefined();
    expect(accountAfter(undefined, "kg")).toBe("kg");
    expect(accountAfter("kg", "lbs")).toBe("kg");
  });

  test("is the one chosen in the member area, then that of the quiz here, then of another one", () => {
    expect(unitFor(emptyJournal, undefined)).toBe("lbs");
    expect(unitFor(told({ unit: "kg" }), undefined)).toBe("kg");
    expect(unitFor(told({ unit: "kg" }), "lbs")).toBe("lbs");
    expect(unitFor(told({ unit: "kg", isChosen: true }), "lbs")).toBe("kg");
    const tracker = memberTracker();
    chooseUnit(tracker, "kg");
    tellUnit(tracker, "lbs");
    expect(unitFor(tracker.snapshot().journal, "lbs")).toBe("kg");
  });

  test("ignores values that aren't a unit", () => {
    for (const value of ["kg", { unit: "stone" }, { unit: ["kg"] }, null, 80])
      expect(knownUnit(told(value))).toBeUndefined();
    expect(knownUnit(told({ unit: "lbs" }))).toBe("lbs");
  });
});
