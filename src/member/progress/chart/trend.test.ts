import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { withTrend } from "./trend.ts";

const trendsOf = (...points: [day: number, value: number][]) =>
  withTrend(points.map(([day, value]) => ({ day, value }))).map(({ trend }) => trend);

describe("withTrend", () => {
  test("counts each day a tenth", () => {
    const [first, second, third] = trendsOf([1, 100], [2, 90], [3, 90]);
    expect([first, second]).toEqual([100, 99]);
    expect(third).toBeCloseTo(98.1, 10);
  });

  test("lets older values fade on days without one", () => {
    // 1 − 0.9² = 0.19
    expect(trendsOf([1, 100], [3, 90], [4, 90])[1]).toBeCloseTo(98.1, 10);
    // After three months, the old weight is all but forgotten.
    expect(trendsOf([1, 100], [2, 100], [92, 90])[2]).toBeCloseTo(90, 2);
  });

  test("needs three values", () => {
    expect(trendsOf([1, 100], [2, 90])).toEqual([undefined, undefined]);
    expect(trendsOf()).toEqual([]);
  });

  test("stays between the lowest and the highest value, whatever the gaps", () => {
    const point = fc.record({
      day: fc.integer({ min: -2_000, max: 1_080 }),
      value: fc.double({ min: 20, max: 500, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.uniqueArray(point, { selector: ({ day }) => day, minLength: 3 }), (points) => {
        const values = points.map(({ value }) => value);
        const sorted = points.toSorted((one, other) => one.day - other.day);
        for (const { trend = Number.NaN } of withTrend(sorted)) {
          expect(trend).toBeGreaterThanOrEqual(Math.min(...values) - 1e-9);
          expect(trend).toBeLessThanOrEqual(Math.max(...values) + 1e-9);
        }
      }),
    );
  });
});
