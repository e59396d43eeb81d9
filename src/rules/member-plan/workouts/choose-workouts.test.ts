import { describe, expect, test } from "vitest";
import type { WorkoutPart } from "../pool/exercise-pool.ts";
import { exercise, part } from "../small-program.fixtures.ts";
import { chooseWorkouts, type Training } from "./choose-workouts.ts";

const exercises = {
  squat: exercise(),
  lunge: exercise({ level: 2 }),
  "jump-squat": exercise({ level: 3, demands: ["jump"] }),
  "push-up": exercise({ muscles: ["chest", "arms"] }),
  curl: exercise({ muscles: ["arms"] }),
  plank: exercise({ muscles: ["belly"], measure: "seconds" }),
  stand: exercise({ kind: "balance", measure: "seconds" }),
  jog: exercise({ kind: "cardio", measure: "seconds" }),
};
const beginner: Training = {
  ...{ level: 1, avoided: [], hasBalance: false },
  ...{ gentlerWeeks: 0, areas: [], moreSets: [] },
};
const dayWith = (parts: WorkoutPart[]) => ({ name: "Day", notes: [], areas: [], parts });
const legs = part({ muscles: ["legs"] });

function choose(training: Partial<Training>, ...days: WorkoutPart[][]) {
  const areas = ["legs", "arms", "belly"] as const;
  const template = {
    weeks: [1, 2, 3].map((week) => ({ title: `Week ${week}`, intro: "Go." })),
    days: days.map((parts) => ({ name: "Day", notes: [], areas: [...areas], parts })),
  };
  return chooseWorkouts(exercises, template, { ...beginner, ...training });
}

const chooseIds = (training: Partial<Training>, ...days: WorkoutPart[][]) =>
  choose(training, ...days)[0]?.map((day) => day.map((effort) => effort.exercise));

describe("workouts", () => {
  test.each([
    [1, "squat"],
    [2, "lunge"],
    [3, "jump-squat"],
  ] as const)("at level %d begin with the hardest exercise for it, %s", (level, id) => {
    expect(chooseIds({ level }, [legs])).toEqual([[id]]);
  });

  test("have nothing that the member avoids, be it a demand or equipment", () => {
    expect(chooseIds({ level: 3, avoided: ["jump"] }, [legs])).toEqual([["lunge"]]);
    const chair = { ...exercises, squat: exercise({ equipment: ["chair"] }) };
    const template = { weeks: [{ title: "Week", intro: "Go." }], days: [dayWith([legs])] };
    expect(chooseWorkouts(chair, template, { ...beginner, avoided: ["chair"] })).toEqual([[[]]]);
  });

  test("take an exercise with the pattern of their part", () => {
    const pool = { curl: exercise(), "wall-push-up": exercise({ pattern: "push" }) };
    const template = {
      weeks: [{ title: "Week", intro: "Go." }],
      days: [dayWith([part({ pattern: "push" }), part({ pattern: "pull" })])],
    };
    const [week] = chooseWorkouts(pool, template, beginner);
    expect(week?.[0]?.map((effort) => effort.exercise)).toEqual(["wall-push-up"]);
  });

  test("train balance only if a rule says so", () => {
    const balance = part({ kind: "balance" });
    expect(chooseIds({}, [balance, legs])).toEqual([["squat"]]);
    expect(chooseIds({ hasBalance: true }, [balance, legs])).toEqual([["stand", "squat"]]);
  });

  test("vary the exercises within a day, and between the days", () => {
    expect(chooseIds({ level: 2 }, [legs, legs, legs], [legs])).toEqual([
      ["lunge", "squat"],
      ["lunge"],
    ]);
    expect(chooseIds({ level: 2 }, [legs], [legs])).toEqual([["lunge"], ["squat"]]);
  });

  test("have the one that was used least, then the hardest, then the first by its id", () => {
    expect(chooseIds({}, [part()])).toEqual([["curl"]]);
    expect(chooseIds({ level: 2 }, [part()])).toEqual([["lunge"]]);
    expect(chooseIds({}, [part({ muscles: ["belly"] })], [part()])).toEqual([["plank"], ["curl"]]);
  });

  test("leave out what no exercise is for", () => {
    expect(chooseIds({}, [part({ kind: "walk" }), legs])).toEqual([["squat"]]);
  });

  test("go by the first muscle, and by the kind", () => {
    expect(chooseIds({}, [part({ muscles: ["arms"] }), part({ kind: "cardio" })])).toEqual([
      ["curl", "jog"],
    ]);
  });

  test("have an exercise more for each area of the day, for two areas at most", () => {
    expect(chooseIds({ areas: ["belly", "back"] }, [legs])).toEqual([["squat", "plank"]]);
    expect(chooseIds({ level: 2, areas: ["arms", "belly", "legs"] }, [legs])).toEqual([
      ["lunge", "curl", "plank"],
    ]);
    expect(chooseIds({ areas: ["belly"] }, [part({ kind: "cardio" })])).toEqual([["jog"]]);
    expect(chooseIds({ areas: ["belly"] }, [legs, part({ kind: "cardio" })])).toEqual([
      ["squat", "jog", "plank"],
    ]);
  });

  test("give each chosen area its extra before any gets a second one", () => {
    const areas = ["arms", "belly", "legs"];
    const days = [[legs], [legs], [part({ muscles: ["chest"] })]];
    const [week] = choose({ level: 2, areas }, ...days);
    expect(week?.map((day) => day.slice(1).map((effort) => effort.exercise))).toEqual([
      ["curl", "plank"],
      ["lunge", "curl"],
      ["plank", "squat"],
    ]);
  });

  test.each([
    [1, [8, 9, 10], 60],
    [2, [8, 9, 10], 60],
    [3, [10, 11, 12], 75],
  ] as const)("at level %d grow to %j repetitions, with %d s of rest", (level, grown, rest) => {
    const weeks = choose({ level }, [legs]);
    expect(weeks.map(([day]) => day?.[0]?.repetitions)).toEqual(grown);
    expect(weeks[0]?.[0]?.[0]?.rest).toBe(rest);
  });

  test("grow by as many repetitions as their part says", () => {
    const weeks = choose({}, [{ ...legs, growth: { repetitions: 2, seconds: 0 } }]);
    expect(weeks.map(([day]) => day?.[0]?.repetitions)).toEqual([8, 10, 12]);
  });

  test("take time where it isn't about strength, whatever the exercise is measured in", () => {
    const step = exercise({ kind: "cardio", measure: "repetitions" });
    const days = [dayWith([part({ kind: "cardio" })])];
    const weeks = [{ title: "Week", intro: "Go." }];
    expect(chooseWorkouts({ step }, { weeks, days }, beginner)).toEqual([
      [[{ exercise: "step", sets: 2, seconds: 20, rest: 60 }]],
    ]);
  });

  test("grow in seconds where an exercise is held", () => {
    const weeks = choose({}, [part({ muscles: ["belly"] })]);
    expect(weeks.map(([day]) => day?.[0])).toMatchObject([
      { seconds: 20 },
      { seconds: 25 },
      { seconds: 30 },
    ]);
  });

  test("have sets more of the kinds that a rule names", () => {
    const moreSets = [{ kind: "cardio", sets: 2 } as const];
    const [week] = choose({ moreSets }, [legs, part({ kind: "cardio" })]);
    expect(week?.[0]?.map(({ sets }) => sets)).toEqual([2, 4]);
  });
});
