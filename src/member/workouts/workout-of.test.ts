import { expect, test } from "vitest";
import type { Workouts } from "#funnel/program-schema.ts";
import { firstDayOf, weekAsked, weekOfDay, workoutOf } from "./workout-of.ts";

const names = ["Upper Body", "Rest", "Lower Body", "Rest", "Full Body", "HIIT", "Rest"];
const workouts: Workouts = {
  exercises: {},
  weeks: Array.from({ length: 4 }, (_, week) => ({
    title: "",
    intro: "",
    days: names.map((name) => ({ name, note: `week ${week + 1}`, exercises: [] })),
  })),
};

test("a member trains in the order of the weeks, and is free after the last one", () => {
  expect(workoutOf(workouts, 1)).toMatchObject({ name: "Upper Body", note: "week 1" });
  expect(workoutOf(workouts, 7)).toMatchObject({ name: "Rest", note: "week 1" });
  expect(workoutOf(workouts, 8)).toMatchObject({ name: "Upper Body", note: "week 2" });
  expect(workoutOf(workouts, 27)).toMatchObject({ name: "HIIT", note: "week 4" });
  expect(workoutOf(workouts, 29)).toBeUndefined();
  expect(workoutOf(workouts, 30)).toBeUndefined();
});

test("the week buttons lead to days 1, 8, 15 and 22", () => {
  expect([1, 2, 3, 4].map(firstDayOf)).toEqual([1, 8, 15, 22]);
});

test("whoever opens the workouts sees the week of their day", () => {
  expect([1, 7, 8, 21, 28].map((day) => weekOfDay(day, 4))).toEqual([1, 1, 2, 3, 4]);
  expect([29, 30].map((day) => weekOfDay(day, 4))).toEqual([4, 4]);
});

test("whoever reloads stays in the week that was chosen, and an address that makes no sense asks for none", () => {
  expect(["1", "4", "04"].map((asked) => weekAsked(asked, 4))).toEqual([1, 4, 4]);
  for (const asked of [null, "0", "5", "-1", "1.5", "two", "", "1e0"])
    expect(weekAsked(asked, 4)).toBeUndefined();
});
