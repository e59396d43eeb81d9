import { describe, expect, test } from "vitest";
import { part, smallProgram } from "../small-program.fixtures.ts";
import type { Training } from "./choose-workouts.ts";
import { workoutWeeks } from "./workout-weeks.ts";

const { exercises } = smallProgram.exercises;
const training: Training = {
  ...{ level: 2, avoided: [], hasBalance: false, gentlerWeeks: 0 },
  ...{ areas: [], moreSets: [] },
};
const weeks = workoutWeeks(exercises, smallProgram.workouts, {
  ...training,
  areas: [],
  moreSets: [],
});

describe("workout weeks", () => {
  test("keep the order of the weeks and the days", () => {
    expect(weeks.map(({ title }) => title)).toEqual(["Start", "Go on"]);
    expect(weeks.map(({ days }) => days.map(({ name }) => name))).toEqual([
      ["Legs", "Rest"],
      ["Legs", "Rest"],
    ]);
  });

  test("show each week's note, or the first again", () => {
    expect(weeks.map(({ days }) => days.map(({ note }) => note))).toEqual([
      ["One.", "Rest."],
      ["Two.", "Rest."],
    ]);
  });

  test("name the areas that get an exercise more, on days of strength that train them", () => {
    const jog = {
      name: "Jog",
      areas: ["legs" as const],
      notes: [],
      parts: [part({ kind: "cardio" })],
    };
    const days = [...smallProgram.workouts.days, jog];
    const [first] = workoutWeeks(
      exercises,
      { ...smallProgram.workouts, days },
      { ...training, areas: ["belly", "legs"], moreSets: [] },
    );
    expect(first?.days.map(({ areas }) => areas)).toEqual([["legs"], [], []]);
  });

  test("have fewer sets in a week that says so, but for what isn't hard", () => {
    const [first, ...others] = smallProgram.workouts.weeks;
    const day = {
      ...{ name: "All", areas: [], notes: [] },
      parts: [part({ kind: "strength", sets: 3 }), part({ kind: "walk", sets: 3 })],
    };
    const template = { days: [day], weeks: [{ ...first!, "fewer-sets": 1 }, ...others] };
    const sets = workoutWeeks(exercises, template, training).map(({ days }) =>
      days[0]?.exercises.map((one) => one.sets),
    );
    expect(sets.slice(0, 2)).toEqual([
      [2, 3],
      [3, 3],
    ]);
  });

  test("are gentler on some days first, and the usual days then begin as in their first week", () => {
    const gentler = { note: "Walk.", parts: [part({ kind: "walk", seconds: 600 })] };
    const [legs, rest] = smallProgram.workouts.days;
    const days = [{ ...legs!, gentler }, rest!];
    const firstDays = (gentlerWeeks: number) =>
      workoutWeeks(
        exercises,
        { ...smallProgram.workouts, days },
        { ...training, gentlerWeeks, areas: [], moreSets: [] },
      ).map(({ days: [first] }) => [
        first?.note,
        first?.exercises.map(({ exercise, repetitions }) => [exercise, repetitions]),
      ]);
    expect(firstDays(0)).toEqual([
      ["One.", [["squat", 8]]],
      ["Two.", [["squat", 9]]],
    ]);
    expect(firstDays(1)).toEqual([
      ["Walk.", [["walk", undefined]]],
      ["One.", [["squat", 8]]],
    ]);
  });

  test("count both sides of an exercise that has two", () => {
    const squat = { ...exercises.squat!, sides: 2 as const };
    const [first] = workoutWeeks({ squat }, smallProgram.workouts, training);
    // 5 minutes, and 2 sets of twice 8 repetitions of 4 s with 60 s of rest.
    expect(first?.days[0]?.minutes).toBe(9);
  });

  test("time training days with their rests and the warm-up, and days of rest not at all", () => {
    // 5 minutes, and 2 sets of 8 or 9 repetitions of 4 s with 60 s of rest.
    expect(weeks.map(({ days }) => days.map(({ minutes }) => minutes))).toEqual([
      [8, undefined],
      [8, undefined],
    ]);
  });
});
