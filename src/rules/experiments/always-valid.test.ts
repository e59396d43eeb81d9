import { describe, expect, test } from "vitest";
import { alwaysValidRatio } from "./always-valid.ts";
import { logGamma } from "./log-gamma.ts";

const alpha = 0.05;
const demanded = -2 * Math.log(alpha);
/** The planned number of buyers at which the beta distribution has this weight. */
const planBuyers = (weight: number) => (weight + 1) * (demanded + Math.log(1 + demanded));
const toChance = (ratio: number) => (ratio === Number.POSITIVE_INFINITY ? 1 : ratio / (1 + ratio));

/** The number of buyers that the other of two equal arms must be ahead to be certainly better. */
function leadNeeded(count: number, plannedBuyers: number): number {
  for (let lead = 1; lead < count; lead++) {
    const { least } = alwaysValidRatio(
      { first: (count - lead) / 2, other: (count + lead) / 2, share: 1 / 2 },
      { alpha, plannedBuyers },
    );
    if (least > 1) return lead;
  }
  return count;
}

describe("alwaysValidRatio", () => {
  test("matches the inequality of Darling and Robbins for equal shares and an even prior", () => {
    // P(binomial of n and p is x) = alpha / (n + 1): Robbins 1970, after Ville 1939.
    for (const [first, other] of [
      [5, 5],
      [20, 11],
      [400, 473],
    ] as const) {
      const count = first + other;
      const { least, most } = alwaysValidRatio(
        { first, other, share: 1 / 2 },
        { alpha, plannedBuyers: planBuyers(2) },
      );
      for (const chance of [toChance(least), toChance(most)]) {
        const choose = logGamma(count + 1) - logGamma(first + 1) - logGamma(other + 1);
        const likelihood = Math.exp(
          choose + other * Math.log(chance) + first * Math.log(1 - chance),
        );
        expect((likelihood * (count + 1)) / alpha).toBeCloseTo(1, 6);
      }
    }
  });

  test("matches the sequential test with a normal mixture for many buyers", () => {
    // Johari, Pekelis, Walsh, "Always valid inference", 2015; Waudby-Smith et al. 2024,
    // theorem 2.2.
    const [count, plannedBuyers] = [20_000, 15_000];
    const spread = (count * (demanded + Math.log(1 + demanded))) / plannedBuyers;
    const half =
      (1 / 2) *
      Math.sqrt(((2 * (spread + 1)) / (count * spread)) * Math.log(Math.sqrt(spread + 1) / alpha));
    expect(leadNeeded(count, plannedBuyers) / (2 * half * count)).toBeCloseTo(1, 2);
  });

  test("needs the smallest lead if the number of buyers is as planned", () => {
    for (const plannedBuyers of [200, 500, 8000, 20_000])
      expect(leadNeeded(2000, 2000)).toBeLessThan(leadNeeded(2000, plannedBuyers));
  });

  test("excludes nothing before the first buyer", () => {
    expect(
      alwaysValidRatio({ first: 0, other: 0, share: 1 / 2 }, { alpha, plannedBuyers: 3000 }),
    ).toEqual({ least: 0, most: Number.POSITIVE_INFINITY });
  });

  test("takes into account that one arm has three times the visitors", () => {
    const { least, most } = alwaysValidRatio(
      { first: 500, other: 1500, share: 3 / 4 },
      { alpha, plannedBuyers: 2000 },
    );
    expect(least).toBeLessThan(1);
    expect(most).toBeGreaterThan(1);
    expect(Math.sqrt(least * most)).toBeCloseTo(1, 1);
  });

  test("gives the same result in either order of the arms", () => {
    const certainty = { alpha, plannedBuyers: 800 };
    const one = alwaysValidRatio({ first: 300, other: 390, share: 0.6 }, certainty);
    const turned = alwaysValidRatio({ first: 390, other: 300, share: 0.4 }, certainty);
    expect(one.least * turned.most).toBeCloseTo(1, 9);
    expect(one.most * turned.least).toBeCloseTo(1, 9);
  });
});
