import { describe, expect, test } from "vitest";
import { exercise } from "../small-program.fixtures.ts";
import { exerciseOffers, swapsThatFit, withExerciseSwaps } from "./swap-exercise.ts";
import type { WorkoutDay } from "./workout-weeks.ts";

const exercises = {
  "push-up": exercise({ easier: "knee-push-up", harder: "clap-push-up" }),
  "knee-push-up": exercise({ harder: "push-up" }),
  "clap-push-up": exercise({ easier: "push-up", demands: ["jump"] }),
  plank: exercise({ measure: "seconds" }),
};
const workout: WorkoutDay = {
  ...{ name: "Upper body", minutes: 8, areas: ["arms"] },
  exercises: [{ exercise: "push-up", sets: 2, repetitions: 10, rest: 50 }],
};

describe("withExerciseSwaps", () => {
  test("keeps sets, repetitions, and rests", () => {
    const swapped = withExerciseSwaps(workout, { "push-up": "knee-push-up" }, exercises);
    expect(swapped).toEqual({
      ...workout,
      exercises: [{ exercise: "knee-push-up", sets: 2, repetitions: 10, rest: 50 }],
    });
  });

  test("turns repetitions into as many seconds, and the other way around", () => {
    const held = withExerciseSwaps(workout, { "push-up": "plank" }, exercises);
    expect(held.exercises).toEqual([{ exercise: "plank", sets: 2, seconds: 40, rest: 50 }]);
    const counted = withExerciseSwaps(held, { plank: "push-up" }, exercises);
    expect(counted.exercises).toEqual(workout.exercises);
  });

  test("counts the minutes again", () => {
    const odd = { ...workout, exercises: [{ ...workout.exercises[0]!, repetitions: 31, rest: 0 }] };
    const swapped = withExerciseSwaps(odd, { "push-up": "plank" }, exercises);
    expect(swapped.exercises[0]?.seconds).toBe(125);
    expect(swapped.minutes).toBe(9);
    const rest = { ...odd, minutes: undefined };
    expect(withExerciseSwaps(rest, {}, exercises).minutes).toBeUndefined();
  });

  test("ignores exercises that don't exist, and those of other days", () => {
    const swaps = { "push-up": "unknown", squat: "plank" };
    expect(withExerciseSwaps(workout, swaps, exercises).exercises).toEqual(workout.exercises);
  });
});

describe("withExerciseSwaps on a day with several exercises", () => {
  const [effort] = workout.exercises;
  const createDay = (...ids: string[]): WorkoutDay => ({
    ...workout,
    exercises: ids.map((exercise) => ({ ...effort!, exercise })),
  });
  const doneOn = (day: WorkoutDay, swaps: Record<string, string>) =>
    withExerciseSwaps(day, swaps, exercises).exercises.map((one) => one.exercise);

  test("does no exercise twice", () => {
    const day = createDay("push-up", "knee-push-up");
    expect(doneOn(day, { "push-up": "knee-push-up" })).toEqual(["push-up", "knee-push-up"]);
    const both = { "push-up": "plank", "knee-push-up": "plank" };
    expect(doneOn(day, both)).toEqual(["push-up", "plank"]);
    const turned = createDay("knee-push-up", "push-up");
    expect(doneOn(turned, { "push-up": "knee-push-up" })).toEqual(["knee-push-up", "push-up"]);
    const gone = { "push-up": "unknown", "knee-push-up": "push-up" };
    expect(doneOn(day, gone)).toEqual(["push-up", "knee-push-up"]);
  });

  test("makes room for an exercise by exchanging it, in any order", () => {
    const swaps = { "push-up": "knee-push-up", "knee-push-up": "plank" };
    expect(doneOn(createDay("push-up", "knee-push-up"), swaps)).toEqual(["knee-push-up", "plank"]);
    expect(doneOn(createDay("knee-push-up", "push-up"), swaps)).toEqual(["plank", "knee-push-up"]);
  });

  test("exchanges an exercise wherever the day has it", () => {
    const day = createDay("push-up", "push-up");
    expect(doneOn(day, { "push-up": "plank" })).toEqual(["plank", "plank"]);
  });
});

describe("swapsThatFit", () => {
  const swaps = { "push-up": "clap-push-up", squat: "plank" };

  test("leave out jumps if the member no longer gets any", () => {
    expect(swapsThatFit(swaps, { avoided: [] }, exercises)).toEqual(swaps);
    expect(swapsThatFit(swaps, { avoided: ["jump"] }, exercises)).toEqual({ squat: "plank" });
  });
});

describe("exerciseOffers", () => {
  const findOffers = (id: string, { avoided = [] as string[], day = workout } = {}) =>
    exerciseOffers(id, day, { avoided }, exercises);

  test("are the easier and the harder neighbor", () => {
    expect(findOffers("push-up")).toEqual({ easier: "knee-push-up", harder: "clap-push-up" });
    expect(findOffers("plank")).toEqual({ easier: undefined, harder: undefined });
  });

  test("have no jumps for members who get none", () => {
    expect(findOffers("push-up", { avoided: ["jump"] }).harder).toBeUndefined();
  });

  test("leave out what the day has already", () => {
    const [first] = workout.exercises;
    const day = { ...workout, exercises: [first!, { ...first!, exercise: "knee-push-up" }] };
    expect(findOffers("push-up", { day }).easier).toBeUndefined();
  });
});
