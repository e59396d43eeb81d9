import { describe, expect, test } from "vitest";
import type { WorkoutPart } from "../pool/exercise-pool.ts";
import { exercise, part } from "../small-program.fixtures.ts";
import { chooseWorkouts, type Training } from "./choose-workouts.ts";

const exercises = {
  squat: exercise(),
  lunge: exercise({ level: 2 }),
  "jump-squat": exercise({ level: 3, impact: "high" }),
  "push-up": exercise({ muscles: ["chest", "arms"] }),
  curl: exercise({ muscles: ["arms"] }),
  plank: exercise({ muscles: ["belly"], measure: "seconds" }),
  jog: exercise({ kind: "cardio", measure: "seconds" }),
};
const beginner: Training = {
  level: 1,
  isLowImpact: false,
  gentlerWeeks: 0,
  areas: [],
  moreSets: [],
};
const legs = part({ muscles: ["legs"] });

function choose(training: Partial<Training>, ...days: WorkoutPart[][]) {
  const areas = ["legs", "arms", "belly"] as const;
  const template = {
    weeks: [1, 2, 3].map((week) => ({ title: `Week ${week}`, intro: "Go." })),
    days: days.map((parts) => ({ name: "Day", notes: [], areas: [...areas], parts })),
  };
  return chooseWorkouts(exercises, template, { ...beginner, ...training });
}

const idsOf = (training: Partial<Training>, ...days: WorkoutPart[][]) =>
  choose(training, ...days)[0]?.map((day) => day.map((effort) => effort.exercise));

describe("workouts", () => {
  test.each([
    [1, "squat"],
    [2, "lunge"],
    [3, "jump-squat"],
  ] as const)("at level %d begin with the hardest exercise for it, %s", (level, id) => {
    expect(idsOf({ level }, [legs])).toEqual([[id]]);
  });

  test("have no jumps if they're low-impact", () => {
    expect(idsOf({ level: 3, isLowImpact: true }, [legs])).toEqual([["lunge"]]);
  });

  test("vary the exercises within a day, and between the days", () => {
    expect(idsOf({ level: 2 }, [legs, legs, legs], [legs])).toEqual([
      ["lunge", "squat"],
      ["lunge"],
    ]);
    expect(idsOf({ level: 2 }, [legs], [legs])).toEqual([["lunge"], ["squat"]]);
  });

  test("have the one that was used least, then the hardest, then the first by its id", () => {
    expect(idsOf({}, [part()])).toEqual([["curl"]]);
    expect(idsOf({ level: 2 }, [part()])).toEqual([["lunge"]]);
    expect(idsOf({}, [part({ muscles: ["belly"] })], [part()])).toEqual([["plank"], ["curl"]]);
  });

  test("leave out what no exercise is for", () => {
    expect(idsOf({}, [part({ kind: "walk" }), legs])).toEqual([["squat"]]);
  });

  test("go by the first muscle, and by the kind", () => {
    expect(idsOf({}, [part({ muscles: ["arms"] }), part({ kind: "cardio" })])).toEqual([
      ["curl", "jog"],
    ]);
  });

  test("have an exercise more for each area of the day, for two areas at most", () => {
    expect(idsOf({ areas: ["belly", "back"] }, [legs])).toEqual([["squat", "plank"]]);
    expect(idsOf({ level: 2, areas: ["arms", "belly", "legs"] }, [legs])).toEqual([
      ["lunge", "curl", "plank"],
    ]);
    expect(idsOf({ areas: ["belly"] }, [part({ kind: "cardio" })])).toEqual([["jog"]]);
    expect(idsOf({ areas: ["belly"] }, [legs, part({ kind: "cardio" })])).toEqual([
      ["squat", "jog", "plank"],
    ]);
  });

  test.each([
    [1, [6, 7, 8]],
    [2, [8, 9, 10]],
    [3, [10, 11, 12]],
  ] as const)("at level %d grow over the weeks to %j repetitions", (level, repetitions) => {
    const weeks = choose({ level }, [legs]);
    expect(weeks.map(([day]) => day?.[0]?.repetitions)).toEqual(repetitions);
  });

  test("grow by as many repetitions as their part says", () => {
    const weeks = choose({}, [{ ...legs, growth: { repetitions: 2, seconds: 0 } }]);
    expect(weeks.map(([day]) => day?.[0]?.repetitions)).toEqual([6, 8, 10]);
  });

  test("take time where it isn't about strength, whatever the exercise is measured in", () => {
    const step = exercise({ kind: "cardio", measure: "repetitions" });
    const days = [{ name: "Day", notes: [], areas: [], parts: [part({ kind: "cardio" })] }];
    const weeks = [{ title: "Week", intro: "Go." }];
    expect(chooseWorkouts({ step }, { weeks, days }, beginner)).toEqual([
      [[{ exercise: "step", sets: 2, seconds: 20, rest: 60 }]],
    ]);
  });

  test("grow in seconds where an exercise is held", () => {
    const weeks = choose({}, [part({ muscles: ["belly"] })]);
    expect(weeks.map(([day]) => day?.[0])).toMatchObject([
      { seconds: 15 },
      { seconds: 20 },
      { seconds: 25 },
    ]);
  });

  test("have sets more of the kinds that a rule names", () => {
    const moreSets = [{ kind: "cardio", sets: 2 } as const];
    const [week] = choose({ moreSets }, [legs, part({ kind: "cardio" })]);
    expect(week?.[0]?.map(({ sets }) => sets)).toEqual([2, 4]);
  });
});
