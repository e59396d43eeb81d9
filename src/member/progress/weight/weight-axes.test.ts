import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayTicks, weightTicks } from "./weight-axes.ts";

const on = (day: number, value = 180) => ({ day, value });

describe("weight axes", () => {
  test("extends the days by whole weeks", () => {
    expect(dayTicks([on(1)])).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(dayTicks([on(1), on(7)])).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(dayTicks([on(8)])).toEqual([1, 7, 14]);
    expect(dayTicks([on(21)])).toEqual([1, 7, 14, 21]);
    expect(dayTicks([on(22)])).toEqual([1, 5, 10, 15, 20, 25, 30]);
  });

  test("labels the axis with round weights", () => {
    expect(
      weightTicks([185, 183, 181, 179, 178, 177, 176].map((value, index) => on(index + 1, value))),
    ).toEqual([175, 180, 185, 190]);
    expect(weightTicks([on(3, 80.5)])).toEqual([79, 80, 81, 82]);
  });

  test("puts every weight between the lowest and highest line, with few lines", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 200, max: 10000 }), { minLength: 1, maxLength: 30 }),
        (tenths) => {
          const values = tenths.map((value) => value / 10);
          const ticks = weightTicks(values.map((value, index) => on(index + 1, value)));
          expect(ticks[0]).toBeLessThan(Math.min(...values));
          expect(ticks.at(-1)).toBeGreaterThan(Math.max(...values));
          expect(ticks.length).toBeLessThanOrEqual(7);
        },
      ),
    );
  });
});
