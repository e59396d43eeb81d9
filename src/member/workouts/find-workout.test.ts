import { describe, expect, test } from "vitest";
import type { WorkoutWeek } from "#rules/member-plan/workouts/workout-weeks.ts";
import { findWorkout, getFirstDayOfWeek, getWeek, parseWeek } from "./find-workout.ts";

const names = ["Upper Body", "Rest", "Lower Body", "Rest", "Full Body", "HIIT", "Rest"];
const weeks: WorkoutWeek[] = Array.from({ length: 4 }, (_, week) => ({
  title: "",
  intro: "",
  days: names.map((name) => ({ name, note: `week ${week + 1}`, exercises: [], areas: [] })),
}));

describe("workouts", () => {
  test("follows the weeks in order, with free days after the last one", () => {
    expect(findWorkout(weeks, 1)).toMatchObject({ name: "Upper Body", note: "week 1" });
    expect(findWorkout(weeks, 7)).toMatchObject({ name: "Rest", note: "week 1" });
    expect(findWorkout(weeks, 8)).toMatchObject({ name: "Upper Body", note: "week 2" });
    expect(findWorkout(weeks, 27)).toMatchObject({ name: "HIIT", note: "week 4" });
    expect(findWorkout(weeks, 29)).toBeUndefined();
    expect(findWorkout(weeks, 30)).toBeUndefined();
  });

  test("starts the weeks on days 1, 8, 15, and 22", () => {
    expect([1, 2, 3, 4].map(getFirstDayOfWeek)).toEqual([1, 8, 15, 22]);
  });

  test("opens the week of the current day", () => {
    expect([1, 7, 8, 21, 28].map((day) => getWeek(day, 4))).toEqual([1, 1, 2, 3, 4]);
    expect([29, 30].map((day) => getWeek(day, 4))).toEqual([4, 4]);
  });

  test("keeps the week in the URL, and ignores an invalid one", () => {
    expect(["1", "4", "04"].map((asked) => parseWeek(asked, 4))).toEqual([1, 4, 4]);
    for (const asked of [null, "0", "5", "-1", "1.5", "two", "", "1e0"])
      expect(parseWeek(asked, 4)).toBeUndefined();
  });
});
