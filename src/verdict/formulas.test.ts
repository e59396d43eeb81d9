import { expect, test } from "vitest";
import { chiSquareTail } from "./chi-square.ts";
import { logBeta, logGamma } from "./log-gamma.ts";
import { sampleRatio } from "./sample-ratio.ts";

// Abramowitz and Stegun, "Handbook of Mathematical Functions", table 26.8
test.each([
  [1, 3.84146, 0.05],
  [1, 10.828, 0.001],
  [2, 5.99147, 0.05],
  [2, 13.816, 0.001],
  [3, 16.266, 0.001],
  [4, 18.467, 0.001],
  [5, 20.515, 0.001],
])("with %d degrees of freedom, chance gives a chi-square of %d as often as the tables say", (degrees, chiSquare, share) => {
  expect(chiSquareTail(chiSquare, degrees) / share).toBeCloseTo(1, 3);
});

test("the chi-square of arms that are just as planned is no surprise", () => {
  for (const degrees of [1, 2, 3, 4]) expect(chiSquareTail(0, degrees)).toBeCloseTo(1, 12);
});

test("the gamma function has its known values", () => {
  expect(logGamma(1 / 2)).toBeCloseTo(Math.log(Math.PI) / 2, 11);
  expect(logGamma(5)).toBeCloseTo(Math.log(24), 11);
  expect(logGamma(100)).toBeCloseTo(359.1342053695754, 9);
  expect(logBeta(3, 4)).toBeCloseTo(Math.log(1 / 60), 11);
});

const halves = (first: number, other: number) => [first, other].map((visitors) => ({ visitors, share: 50 }));

test("sample ratios that others have published are found as rare as they say", () => {
  // Wikipedia, "Sample ratio mismatch"
  expect(sampleRatio(halves(600, 400)).pValue).toBeCloseTo(2.54e-10, 12);
  // Kohavi, Tang, Xu, "Trustworthy Online Controlled Experiments", chapter 3
  expect(sampleRatio(halves(821_588, 815_482)).pValue).toBeCloseTo(1.8e-6, 7);
  // srm.osc.garden
  expect(sampleRatio(halves(44_000, 45_000)).pValue).toBeCloseTo(0.0008, 4);
});

test("the alarm is for what chance does less than once in a thousand experiments", () => {
  // z of 3.2905
  expect(sampleRatio(halves(500_000, 500_000 + 3_270)).isMismatch).toBe(false);
  expect(sampleRatio(halves(500_000, 500_000 + 3_310)).isMismatch).toBe(true);
  expect(
    sampleRatio([
      { visitors: 1000, share: 20 },
      { visitors: 4000, share: 80 },
    ]).pValue,
  ).toBe(1);
  expect(sampleRatio(halves(0, 0))).toEqual({ pValue: 1, isMismatch: false });
});
