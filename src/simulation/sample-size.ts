import { normalQuantile } from "./normal-quantile.ts";

export interface Comparison {
  /** The share of visitors who buy today, from 0 to 1. */
  baseline: number;
  /** The share that is to be told apart from it. */
  changed: number;
  /** How often a difference may be found where there is none; two-sided. */
  alpha: number;
  /** How often a difference is found where there is one. */
  power: number;
  /** Visitors of the second arm for each of the first. */
  ratio: number;
}

/**
 * Visitors that the first arm needs so that a test of two proportions tells the arms apart; the second needs `ratio` times as many.
 * Formula without correction for continuity: Fleiss, Levin, Paik, "Statistical Methods for Rates and Proportions", 3rd edition, 2003, section 4.2 and, for unequal arms, 4.4.
 */
export function visitorsNeeded({ baseline, changed, alpha, power, ratio }: Comparison): number {
  const pooled = (baseline + ratio * changed) / (1 + ratio);
  const under = normalQuantile(1 - alpha / 2) * Math.sqrt((1 + ratio) * pooled * (1 - pooled));
  const over =
    normalQuantile(power) * Math.sqrt(ratio * baseline * (1 - baseline) + changed * (1 - changed));
  return Math.ceil((under + over) ** 2 / (ratio * (changed - baseline) ** 2));
}
