import { describe, expect, test } from "vitest";
import { bmiCategory } from "#lib/measures/bmi.ts";
import { activityFactor, type Body, energyTarget, MAX_ENERGY, restingEnergy } from "./energy.ts";

const woman: Body = { sex: "female", weightInKg: 60, heightInCm: 165, age: 30 };
const man: Body = { sex: "male", weightInKg: 80, heightInCm: 180, age: 40 };

const computeTarget = (
  body: Body,
  activity: number,
  change?: { times: number; atMost: number },
) => {
  const category = bmiCategory(body.weightInKg / (body.heightInCm / 100) ** 2);
  return energyTarget({ body, activity, category }, change);
};

describe("resting energy", () => {
  // 10 × kg + 6.25 × cm − 5 × years, + 5 for men and − 161 for women, by hand.
  test.each<[Body, number]>([
    [woman, 1320.25],
    [man, 1730],
    [{ sex: "male", weightInKg: 70, heightInCm: 175, age: 25 }, 1673.75],
    [{ sex: "female", weightInKg: 90, heightInCm: 160, age: 55 }, 1464],
    [{ sex: "female", weightInKg: 45, heightInCm: 150, age: 80 }, 826.5],
  ])("of %j is %d kcal", (body, kcal) => {
    expect(restingEnergy(body)).toBe(kcal);
  });
});

describe("activity factor", () => {
  test.each([
    ["sitting", "never", 1.2],
    ["sitting", "weekly", 1.375],
    ["standing", "daily", 1.725],
    ["active-breaks", "monthly", 1.35],
    ["nonsense", "nonsense", 1.2],
    ["constructor", "toString", 1.2],
  ])("for %s and %s is %d", (day, exercise, factor) => {
    expect(activityFactor(day, exercise)).toBeCloseTo(factor, 10);
  });
});

describe("energy target", () => {
  test("is the need, rounded to 10", () => {
    expect(computeTarget(woman, 1.2)).toBe(1580);
    expect(computeTarget(man, 1.375)).toBe(2380);
  });

  test.each([
    ["a share of the need", { times: 0.9, atMost: 500 }, 2140],
    ["no more than the limit below it", { times: 0.5, atMost: 500 }, 1880],
    ["no more than the limit above it", { times: 1.5, atMost: 300 }, 2680],
  ])("changes by %s", (_, change, kcal) => {
    expect(computeTarget(man, 1.375, change)).toBe(kcal);
  });

  test.each<[string, Body, number]>([
    ["1,200 kcal for women", { ...woman, weightInKg: 52, age: 70 }, 1200],
    ["1,500 kcal for men", { ...man, weightInKg: 65, age: 75 }, 1500],
  ])("never falls below %s", (_, body, kcal) => {
    expect(computeTarget(body, 1.2, { times: 0.5, atMost: 2000 })).toBe(kcal);
  });

  test("never exceeds the cap", () => {
    expect(computeTarget({ ...man, weightInKg: 150 }, 1.725)).toBe(MAX_ENERGY);
  });

  test.each<[string, Body, number]>([
    ["with a rule for a deficit", { ...woman, weightInKg: 46 }, 1.2],
    ["with a need above the cap", { ...man, weightInKg: 80, heightInCm: 210, age: 18 }, 1.725],
  ])("of an underweight member never falls below the need, %s", (_, body, activity) => {
    const energy = computeTarget(body, activity, { times: 0.8, atMost: 750 });
    expect(energy).toBeGreaterThanOrEqual(restingEnergy(body) * activity);
  });
});
