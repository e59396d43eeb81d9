import { describe, expect, test } from "vitest";
import { findMilestones, shownMilestones } from "./milestones.ts";

// 5 ft 8 in: a BMI of 18.5 is 55.2 kg.
const answers = { height: { feet: 5, inches: 8, unit: "in" } };
const pointsOf = (...values: number[]) => values.map((value, index) => ({ day: index + 1, value }));
const milestonesOf = (values: number[], times: number | undefined, given = answers as object) =>
  findMilestones({
    points: pointsOf(...values),
    unit: "kg",
    answers: given as typeof answers,
    plan: { decisions: { energy: times ? { times, atMost: 500 } : undefined } as never },
  });

describe("findMilestones", () => {
  test("has 5 and 10 % of the first weight for members who eat less than they use", () => {
    expect(milestonesOf([100, 96], 0.8)).toEqual([
      { name: "5 % less", value: 95, isReached: false, left: 1 },
      { name: "10 % less", value: 90, isReached: false, left: 6 },
    ]);
  });

  test("keeps a milestone that was reached once", () => {
    const [five] = milestonesOf([100, 94.9, 95.5], 0.8);
    expect(five).toMatchObject({ isReached: true, left: 0.5 });
  });

  test("never leads below a BMI of 18.5", () => {
    // 57 kg is a BMI of 19.1: 5 % less would be 54.2 kg.
    expect(milestonesOf([57], 0.85)).toEqual([]);
    // 60 kg: 57 is fine, 54 isn't.
    expect(milestonesOf([60], 0.85).map(({ value }) => value)).toEqual([57]);
  });

  test.each([0.8, 1.1, undefined])(
    "lets who is underweight only gain, at %j of their need",
    (times) => {
      expect(milestonesOf([50, 52], times)).toEqual([
        { name: "Healthy range", value: 55.2, isReached: false, left: expect.closeTo(3.2, 10) },
      ]);
      expect(milestonesOf([50, 55.2], times)).toMatchObject([{ isReached: true }]);
    },
  );

  test.each([1, 1.08, undefined])("has none for a plan that keeps or adds weight: %j", (times) => {
    expect(milestonesOf([100, 96], times)).toEqual([]);
  });

  test("has none without a height or a weight", () => {
    for (const given of [{}, { height: "tall" }, { height: { feet: 1, inches: 0 } }])
      expect(milestonesOf([100], 0.8, given)).toEqual([]);
    expect(milestonesOf([], 0.8)).toEqual([]);
  });
});

describe("shownMilestones", () => {
  test("are those reached and the next one", () => {
    const namesOf = (...values: number[]) =>
      shownMilestones(milestonesOf(values, 0.8)).map(({ value }) => value);
    expect(namesOf(100)).toEqual([95]);
    expect(namesOf(100, 94)).toEqual([95, 90]);
  });
});
