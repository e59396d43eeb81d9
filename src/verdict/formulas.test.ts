import { expect, test } from "vitest";
import { alwaysValidRate } from "./always-valid-rate.ts";
import { differenceOf } from "./difference.ts";
import { logBeta, logGamma } from "./log-gamma.ts";
import { sampleRatio } from "./sample-ratio.ts";

test("the gamma function has its known values", () => {
  expect(logGamma(1 / 2)).toBeCloseTo(Math.log(Math.PI) / 2, 11);
  expect(logGamma(5)).toBeCloseTo(Math.log(24), 11);
  expect(logGamma(100)).toBeCloseTo(359.1342053695754, 9);
  expect(logBeta(3, 4)).toBeCloseTo(Math.log(1 / 60), 11);
});

/** The same Bayes factor visitor by visitor: Pólya's urn, which holds so many balls by the shares and gets one more of each arm that was drawn. */
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

test.each([
  [arms([60, 50], [171, 50])],
  [arms([171, 50], [60, 50])],
  [arms([126, 50], [0, 50])],
  [arms([0, 5], [0, 45], [60, 50])],
  [arms([250, 5], [1200, 45], [900, 50])],
])("what is found of %j is what an urn would give, one visitor after another", (counted) => {
  expect(sampleRatio(counted).pValue * byUrn(counted, 1000)).toBeCloseTo(1, 8);
});

test("the alarm is for what chance ever does in less than one of a thousand experiments", () => {
  const ratio = (...visitors: number[]) =>
    sampleRatio(visitors.map((count) => ({ visitors: count, share: 50 })));
  expect(ratio(0, 0)).toEqual({ pValue: 1, isMismatch: false });
  expect(ratio(125, 0).isMismatch).toBe(false);
  expect(ratio(126, 0).isMismatch).toBe(true);
  // a test of one day would be sure at a z of 3.29; whoever looks at all times needs more: 4.56 after a million
  expect(ratio(500_000, 500_000 + 4_540)).toMatchObject({
    isMismatch: false,
    pValue: expect.closeTo(0.001, 3),
  });
  expect(ratio(500_000, 500_000 + 4_600).isMismatch).toBe(true);
  expect(sampleRatio(arms([1000, 20], [4000, 80])).pValue).toBe(1);
  // counts that grow tenfold as planned say all the more that nothing is wrong
  expect(sampleRatio(arms([1010, 20], [4000, 80])).pValue).toBe(1);
});

test("before anybody has come a conversion may be anything, and of many it is known to a tenth", () => {
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

test("a difference in points is that of the first arm's buyers, the more of them the more", () => {
  const rate = { least: 0.02, most: 0.04 };
  const difference = (least: number, most: number) =>
    Object.values(differenceOf({ least, most }, rate));
  expect(difference(1.1, 1.5)).toEqual([expect.closeTo(0.002), expect.closeTo(0.02)]);
  expect(difference(0.5, 1.5)).toEqual([expect.closeTo(-0.02), expect.closeTo(0.02)]);
  expect(difference(0.5, 0.9)).toEqual([expect.closeTo(-0.02), expect.closeTo(-0.002)]);
  expect(difference(0, Number.POSITIVE_INFINITY)).toEqual([expect.closeTo(-0.04), 1]);
});
