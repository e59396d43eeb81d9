import { between } from "./bisect.ts";
import { logBeta } from "./log-gamma.ts";

/** The buyers in two arms that are compared. */
export interface Buyers {
  first: number;
  other: number;
  /** The share of both arms' visitors that goes to the other arm, from 0 to 1. */
  share: number;
}

export interface Certainty {
  /** The probability that the truth is outside the interval on any day. */
  alpha: number;
  /**
   * The total number of buyers at which the smallest lead should be enough. Fixed before the first
   * visitor is counted.
   */
  plannedBuyers: number;
}

/** The conversion in the other arm as a multiple of the first arm's, from 0 to infinity. */
export interface Ratio {
  least: number;
  most: number;
}

/**
 * An interval that contains the true ratio of two conversion rates on all days at once with
 * probability 1 - alpha, however often you look and whenever you stop.
 * The probability that a buyer is in the other arm follows from the ratio alone, so buyers are like
 * tosses of one coin. Averaged over a beta distribution of that probability, the likelihood ratio
 * is a martingale: Robbins, "Statistical methods related to the law of the iterated logarithm",
 * Annals of Mathematical Statistics 41, 1970. For conversion rates, even if they change from day to
 * day in all arms alike: Lindon and Malek, "Anytime-valid inference for multinomial count data",
 * NeurIPS 2022. It's exact for any number of visitors.
 */
export function alwaysValidRatio(
  { first, other, share }: Buyers,
  { alpha, plannedBuyers }: Certainty,
): Ratio {
  const weight = priorWeight(alpha, plannedBuyers);
  const prior = [weight * share, weight * (1 - share)] as const;
  const averaged = logBeta(prior[0] + other, prior[1] + first) - logBeta(...prior);
  const isOutside = (chance: number) =>
    averaged - times(other, Math.log(chance)) - times(first, Math.log(1 - chance)) >
    -Math.log(alpha);
  const seen = first + other === 0 ? share : other / (first + other);
  const toRatio = (chance: number) => ((chance / (1 - chance)) * (1 - share)) / share;
  return {
    least: other === 0 ? 0 : toRatio(between(0, seen, isOutside)),
    most: first === 0 ? Number.POSITIVE_INFINITY : toRatio(between(1, seen, isOutside)),
  };
}

/**
 * The weight of the beta distribution, in buyers, at which about the smallest lead is enough at the
 * planned number. For a normal mixture: Waudby-Smith, Arbour, Sinha, Kennedy, Ramdas, "Time-uniform
 * central limit theory and asymptotic confidence sequences", Annals of Statistics 52, 2024,
 * appendix on the choice of rho; converted to a beta distribution by matching variances.
 */
function priorWeight(alpha: number, plannedBuyers: number): number {
  const demanded = -2 * Math.log(alpha);
  return Math.max(plannedBuyers / (demanded + Math.log(1 + demanded)) - 1, 1);
}

// A count of zero adds nothing, even if the logarithm is minus infinity.
function times(count: number, log: number): number {
  return count === 0 ? 0 : count * log;
}
