import { describe, expect, test } from "vitest";
import { bmiBarPercent, bmiCategory, calculateBmi, healthyWeightInKg } from "./bmi.ts";

const DEFAULT_HEIGHT = { feet: 5, inches: 8, unit: "in" } as const;

describe("BMI", () => {
  test("is 22.81 for the defaults, 5 ft 8 in and 150 lbs", () => {
    const bmi = calculateBmi(DEFAULT_HEIGHT, { value: 150, unit: "lbs" }) ?? 0;
    expect([bmi.toFixed(2), bmi.toFixed(1)]).toEqual(["22.81", "22.8"]);
  });

  test("uses feet and inches, whatever the unit of height", () => {
    const weight = { value: 68, unit: "kg" } as const;
    expect(calculateBmi({ ...DEFAULT_HEIGHT, unit: "cm" }, weight)).toBe(
      calculateBmi(DEFAULT_HEIGHT, weight),
    );
  });

  test.each([
    [18.49, "underweight"],
    [18.5, "healthy"],
    [24.99, "healthy"],
    [25, "overweight"],
    [29.99, "overweight"],
    [30, "obese"],
    [80, "obese"],
  ])("of %d is %s", (bmi, category) => {
    expect(bmiCategory(bmi)).toBe(category);
  });

  test.each([
    [0, 0],
    [20, 50],
    [40, 100],
    [41, 100],
    [400, 100],
  ])("of %d fills %d percent of the bar", (bmi, percent) => {
    expect(bmiBarPercent(bmi)).toBe(percent);
  });

  test.each([
    [{ feet: 0, inches: 0 }, 150],
    [{ feet: 5, inches: 8 }, 0],
    [{ feet: 0, inches: 0 }, 0],
    [{ feet: -5, inches: 0 }, 150],
    [{ feet: 5, inches: 8 }, -1],
    [{ feet: Number.NaN, inches: 8 }, 150],
  ])("is undefined for %j and %d", (height, value) => {
    expect(calculateBmi({ ...height, unit: "in" }, { value, unit: "lbs" })).toBeUndefined();
  });

  test("matches the categories at the ends of the healthy weight range", () => {
    const { from, to } = healthyWeightInKg(DEFAULT_HEIGHT);
    const categorize = (kg: number) =>
      bmiCategory(calculateBmi(DEFAULT_HEIGHT, { value: kg, unit: "kg" }) ?? 0);
    expect([
      categorize(from - 0.01),
      categorize(from + 0.01),
      categorize(to - 0.01),
      categorize(to + 0.01),
    ]).toEqual(["underweight", "healthy", "healthy", "overweight"]);
  });
});
