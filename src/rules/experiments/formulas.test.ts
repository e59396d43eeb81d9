import { describe, expect, test } from "vitest";
import { alwaysValidRate } from "./always-valid-rate.ts";
import { computeSampleSize, normalQuantile } from "./duration.ts";
import { logBeta, logGamma } from "./log-gamma.ts";
import { parsePublishedExperiments, publishExperiments } from "./published-experiments.ts";
import { computeDifference, sampleRatio } from "./verdict.ts";

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

const USUAL = { alpha: 0.05, power: 0.8, ratio: 1 };

describe("computeSampleSize", () => {
  // R 4: power.prop.test(p1 = …, p2 = …, power = …, sig.level = …), rounded up.
  test.each([
    [{ ...USUAL, baseline: 0.5, changed: 0.75, power: 0.9 }, 77],
    [{ ...USUAL, baseline: 0.1, changed: 0.12 }, 3841],
    [{ ...USUAL, baseline: 0.03, changed: 0.033 }, 53_211],
  ])("matches the usual tables: %o", (comparison, visitors) => {
    expect(Math.abs(computeSampleSize(comparison) - visitors)).toBeLessThanOrEqual(1);
  });

  test("needs fewer visitors in the smaller arm, but more in total, if one arm is three times as large", () => {
    const even = computeSampleSize({ ...USUAL, baseline: 0.1, changed: 0.12 });
    const uneven = computeSampleSize({ ...USUAL, baseline: 0.1, changed: 0.12, ratio: 3 });
    expect(uneven).toBeLessThan(even);
    expect(4 * uneven).toBeGreaterThan(2 * even);
  });
});

describe("normalQuantile", () => {
  // Abramowitz and Stegun, "Handbook of Mathematical Functions", table 26.5.
  test.each([
    [0.5, 0],
    [0.8, 0.8416212],
    [0.975, 1.959964],
    [0.995, 2.5758293],
    [0.01, -2.3263479],
  ])("has a share of %d below it", (share, quantile) => {
    expect(normalQuantile(share)).toBeCloseTo(quantile, 6);
  });
});

const order = { question: "Which order sells more plans?", arms: { A: 50, B: 50 } };

describe("published experiments", () => {
  test("are read as they were written, without anything else", () => {
    const ended = { ...order, winner: "B" };
    const text = publishExperiments({ order: Object.assign({ note: "of ours" }, order), ended });
    expect(parsePublishedExperiments(text)).toEqual({ order, ended });
    expect(text).not.toContain("of ours");
  });

  test.each([
    "<!doctype html>",
    "",
    "null",
    "[]",
    "{}",
    '{"experiments":[]}',
    '{"experiments":{"order":{"question":"?"}}}',
    '{"experiments":{"order":{"arms":{"A":50}}}}',
    '{"experiments":{"order":{"question":"?","arms":{"A":"50%"}}}}',
    '{"experiments":{"order":{"question":"?","arms":{"A":-1}}}}',
    '{"experiments":{"order":{"question":"?","arms":{"A":1},"winner":null}}}',
  ])("can't be read from %s", (text) => {
    expect(parsePublishedExperiments(text)).toBeNull();
  });
});
