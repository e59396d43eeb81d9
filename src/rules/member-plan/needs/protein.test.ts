import { describe, expect, test } from "vitest";
import type { Body } from "./energy.ts";
import { proteinRange, weightForProtein } from "./protein.ts";

const body = (weightInKg: number): Body => ({
  sex: "female",
  weightInKg,
  heightInCm: 200,
  age: 30,
});

describe("protein", () => {
  // At 2 m, a BMI of 25 is 100 kg. A quarter of what's above it counts.
  test.each([
    [70, 70],
    [100, 100],
    [101, 100.25],
    [180, 120],
  ])("of %d kg counts for %d kg", (weight, counted) => {
    expect(weightForProtein(body(weight))).toBeCloseTo(counted, 10);
  });

  test("is between 1.2 and 2 g for each kilogram that counts", () => {
    expect(proteinRange(body(180), 2_000)).toEqual({ from: 144, to: 240 });
  });

  test("can be a quarter of the energy if that's more", () => {
    expect(proteinRange(body(50), 2_000)).toEqual({ from: 60, to: 125 });
  });
});
