import { describe, expect, test } from "vitest";
import { alwaysValidRate } from "./always-valid-rate.ts";
import { computeDifference } from "./difference.ts";
import { logBeta, logGamma } from "./log-gamma.ts";
import { sampleRatio } from "./sample-ratio.ts";

describe("logGamma", () => {
  test("has its known values", () => {
    expect(logGamma(1 / 2)).toBeCloseTo(Math.log(Math.PI) / 2, 11);
    expect(logGamma(5)).toBeCloseTo(Math.log(24), 11);
    expect(logGamma(100)).toBeCloseTo(359.1342053695754, 9);
    expect(logBeta(3, 4)).toBeCloseTo(Math.log(1 / 60), 11);
  });
});

/**
 * The same Bayes factor, computed visitor by visitor: Pólya's urn starts with balls by the planned
 * shares, and gets one more of each arm that's drawn.
 */
function byUrn(arms: { visitors: number; share: number }[], weight: number): number {
  const shares = arms.reduce((sum, { share }) => sum + share, 0);
  const balls = arms.map(({ share }) => (weight * share) / shares);
  let all = weight;
  let factor = 1;
  for (const [index, { visitors, share }] of arms.entries())
    for (let visitor = 0; visitor < visitors; visitor++) {
      factor *= (balls[index] ?? 0) / all / (share / shares);
      balls[index] = (balls[index] ?? 0) + 1;
      all++;
    }
  return factor;
}

const arms = (...counted: [visitors: number, share: number][]) =>
  counted.map(([visitors, share]) => ({ visitors, share }));

describe("sampleRatio", () => {
  test.each([
    [arms([60, 50], [171, 50])],
    [arms([171, 50], [60, 50])],
    [arms([126, 50], [0, 50])],
    [arms([0, 5], [0, 45], [60, 50])],
    [arms([250, 5], [1200, 45], [900, 50])],
  ])("matches Pólya's urn, visitor by visitor: %j", (counted) => {
    expect(sampleRatio(counted).pValue * byUrn(counted, 1000)).toBeCloseTo(1, 8);
  });

  test("raises the alarm only for what chance does in less than 1 of 1,000 experiments", () => {
    const ratio = (...visitors: number[]) =>
      sampleRatio(visitors.map((count) => ({ visitors: count, share: 50 })));
    expect(ratio(0, 0)).toEqual({ pValue: 1, isMismatch: false });
    expect(ratio(125, 0).isMismatch).toBe(false);
    expect(ratio(126, 0).isMismatch).toBe(true);
    // A test on a single day is certain at a z of 3.29. A test on all days needs more: 4.56 after a
    // million visitors.
    expect(ratio(500_000, 500_000 + 4_540)).toMatchObject({
      isMismatch: false,
      pValue: expect.closeTo(0.001, 3),
    });
    expect(ratio(500_000, 500_000 + 4_600).isMismatch).toBe(true);
    expect(sampleRatio(arms([1000, 20], [4000, 80])).pValue).toBe(1);
    // Counts this close to the planned shares aren't evidence of a mismatch.
    expect(sampleRatio(arms([1010, 20], [4000, 80])).pValue).toBe(1);
  });
});

describe("alwaysValidRate", () => {
  test("excludes nothing before the first visitor, and narrows to a tenth with many", () => {
    expect(alwaysValidRate({ visitors: 0, buyers: 0 }, 0.05)).toEqual({ least: 0, most: 1 });
    const { least, most } = alwaysValidRate({ visitors: 50_000, buyers: 1_500 }, 0.05 / 20);
    expect([least, most]).toEqual([expect.closeTo(0.0271, 3), expect.closeTo(0.0329, 3)]);
    expect(alwaysValidRate({ visitors: 300, buyers: 0 }, 0.05)).toEqual({
      least: 0,
      most: expect.closeTo(0.0266, 2),
    });
    expect(alwaysValidRate({ visitors: 300, buyers: 300 }, 0.05)).toEqual({
      least: expect.closeTo(0.973, 2),
      most: 1,
    });
  });
});

describe("computeDifference", () => {
  test("scales with the conversion of the first arm", () => {
    const rate = { least: 0.02, most: 0.04 };
    const difference = (least: number, most: number) =>
      Object.values(computeDifference({ least, most }, rate));
    expect(difference(1.1, 1.5)).toEqual([expect.closeTo(0.002), expect.closeTo(0.02)]);
    expect(difference(0.5, 1.5)).toEqual([expect.closeTo(-0.02), expect.closeTo(0.02)]);
    expect(difference(0.5, 0.9)).toEqual([expect.closeTo(-0.02), expect.closeTo(-0.002)]);
    expect(difference(0, Number.POSITIVE_INFINITY)).toEqual([expect.closeTo(-0.04), 1]);
  });
});
