import { describe, expect, test } from "vitest";
import { normalQuantile } from "./normal-quantile.ts";
import { computeSampleSize } from "./sample-size.ts";

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
