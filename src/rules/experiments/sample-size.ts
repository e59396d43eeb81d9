import { normalQuantile } from "./normal-quantile.ts";

export interface Comparison {
  /** The share of visitors who buy today, from 0 to 1. */
  baseline: number;
  /** The share to be distinguished from it. */
  changed: number;
  /** The probability of finding a difference although there is none; two-sided. */
  alpha: number;
  /** The probability of finding a difference that exists. */
  power: number;
  /** Visitors in the second arm for each one in the first. */
  ratio: number;
}

/**
 * The number of visitors that the first arm needs for a test of two proportions to detect the
 * difference. The second needs `ratio` times as many. Formula without continuity correction:
 * Fleiss, Levin, Paik, "Statistical Methods for Rates and Proportions", 3rd edition, 2003, section
 * 4.2 and, for unequal arms, 4.4.
 */
export function computeSampleSize({ baseline, changed, alpha, power, ratio }: Comparison): number {
  const pooled = (baseline + ratio * changed) / (1 + ratio);
  const under = normalQuantile(1 - alpha / 2) * Math.sqrt((1 + ratio) * pooled * (1 - pooled));
  const over =
    normalQuantile(power) * Math.sqrt(ratio * baseline * (1 - baseline) + changed * (1 - changed));
  return Math.ceil((under + over) ** 2 / (ratio * (changed - baseline) ** 2));
}
