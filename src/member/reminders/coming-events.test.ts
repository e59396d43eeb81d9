import { describe, expect, test } from "vitest";
import type { Answers } from "#lib/json.ts";
import { createPlans } from "../member.fixtures.ts";
import { noted } from "../months/months.fixtures.ts";
import { storyProgram } from "../program.fixtures.ts";
import { emptyJournal } from "../tracker/journal.ts";
import { skippedEntry } from "../tracker/notes.ts";
import { comingEvents } from "./coming-events.ts";

const today = new Date(2026, 10, 30, 22, 15);

function eventsFor(answers: Answers = {}, { current = 1, names = false } = {}) {
  const plans = createPlans({ answers }, emptyJournal);
  return comingEvents({ plans, program: storyProgram, current, today, names });
}
const hoursOf = (answers: Answers) =>
  eventsFor(answers)
    .filter(({ day, kind }) => day === "2026-12-01" && kind !== "freezer")
    .flatMap(({ kind, at }) => (at ? [`${kind} ${new Date(at).getHours()}`] : []));

describe("coming events", () => {
  test("have meals at the member's own times", () => {
    expect(hoursOf({ breakfastTime: "6-8", lunchTime: "2-4", dinnerTime: "8-10" })).toEqual([
      "breakfast 6",
      "lunch 14",
      "dinner 20",
    ]);
    expect(hoursOf({ breakfastTime: "10-12", lunchTime: "12-2", dinnerTime: "4-6" })).toEqual([
      "breakfast 10",
      "lunch 12",
      "dinner 16",
    ]);
    expect(hoursOf({ breakfastTime: "dawn", lunchTime: "99-1", dinnerTime: "" })).toEqual([
      "breakfast 8",
      "lunch 12",
      "dinner 18",
    ]);
  });

  test("have no meal that the member skips", () => {
    expect(hoursOf({ lunchTime: "skip" }).join()).not.toContain("lunch");
  });

  test("go from today to the last day of the plan", () => {
    const days = eventsFor({}, { current: 29 }).map(({ day }) => day);
    expect([...new Set(days)]).toEqual(["2026-11-30", "2026-12-01"]);
    expect(new Set(eventsFor().map(({ day }) => day)).size).toBe(30);
  });

  test("have the day before each week to shop, and the first day", () => {
    const shopping = eventsFor().filter(({ kind }) => kind === "shopping");
    expect(shopping.map(({ day }) => day)).toEqual([
      "2026-11-30",
      "2026-12-06",
      "2026-12-13",
      "2026-12-20",
      "2026-12-27",
    ]);
  });

  test("have workouts, but no days of rest", () => {
    const plans = createPlans({}, emptyJournal);
    const trained = Array.from({ length: 30 }, (_, index) => plans.workoutOn(index + 1)).filter(
      (workout) => workout?.minutes !== undefined,
    );
    const workouts = eventsFor().filter(({ kind }) => kind === "workout");
    expect(workouts).toHaveLength(trained.length);
    expect(trained.length).toBeLessThan(28);
  });

  test("have no workout on a skipped day, and days to shop as long as the week has a meal", () => {
    const skipped = [8, 9].map((day) => skippedEntry(day, true));
    const plans = createPlans({}, noted(...skipped));
    const events = comingEvents({ plans, program: storyProgram, current: 1, today, names: false });
    const daysWith = (wanted: string) =>
      events.filter(({ kind }) => kind === wanted).map(({ day }) => day);
    expect(daysWith("shopping")).toContain("2026-12-06");
    expect(daysWith("workout").some((day) => day === "2026-12-07" || day === "2026-12-08")).toBe(
      false,
    );
  });

  test("have the evening before meat is cooked, and none after the last meal", () => {
    const evenings = eventsFor().filter(({ kind }) => kind === "freezer");
    expect(evenings.length).toBeGreaterThan(20);
    for (const { at = "" } of evenings) expect(new Date(at).getHours()).toBe(20);
    expect(evenings.map(({ day }) => day)).not.toContain("2026-12-29");
  });

  test("name meals only if the member says so", () => {
    expect(eventsFor().filter(({ name }) => name !== undefined)).toEqual([]);
    const named = eventsFor({}, { names: true }).filter(({ name }) => name !== undefined);
    const names = Object.values(storyProgram.meals.meals).map(({ name }) => name);
    expect(named.length).toBeGreaterThan(50);
    for (const { name = "" } of named) expect(names).toContain(name.split(", ")[0]);
  });
});
