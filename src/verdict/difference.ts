import type { Ratio } from "./always-valid.ts";
import type { Rate } from "./always-valid-rate.ts";

/** How many more of all visitors buy in one arm than in another, from -1 to 1: 0.005 is half a point. */
export interface Difference {
  least: number;
  most: number;
}

/** The difference that follows from how many times as often somebody buys in the other arm, and how often in the first. Where both intervals hold, it does; on no side of 0 that the ratio is not on. */
export function differenceOf({ least, most }: Ratio, first: Rate): Difference {
  const gained = (ratio: number, rate: number) => Math.min((ratio - 1) * rate, 1);
  return {
    least: gained(least, least < 1 ? first.most : first.least),
    most: gained(most, most < 1 ? first.least : first.most),
  };
}
