import type { Ratio } from "./always-valid.ts";
import type { Rate } from "./always-valid-rate.ts";

/**
 * The difference between the conversion rates of two arms, from -1 to 1: 0.005 is half a percentage
 * point.
 */
export interface Difference {
  least: number;
  most: number;
}

/**
 * The difference in conversion, from the ratio of the two arms and the first arm's rate. It's
 * correct whenever both intervals are, and never on a side of 0 that the ratio excludes.
 */
export function computeDifference({ least, most }: Ratio, first: Rate): Difference {
  const computeGain = (ratio: number, rate: number) => Math.min((ratio - 1) * rate, 1);
  return {
    least: computeGain(least, least < 1 ? first.most : first.least),
    most: computeGain(most, most < 1 ? first.least : first.most),
  };
}
