import { between } from "./between.ts";
import { logBeta } from "./log-gamma.ts";

/** Two arms, of which one is compared to the other. */
export interface Buyers {
  first: number;
  other: number;
  /** The share of visitors of both who get the other, from 0 to 1. */
  share: number;
}

export interface Certainty {
  /** How often the truth may lie outside, on any of all days. */
  alpha: number;
  /** The number of buyers in both at which the smallest lead is to be enough; settled before the first is counted. */
  plannedBuyers: number;
}

/** How many times as often as in the first arm somebody buys in the other; from 0 to infinity. */
export interface Ratio {
  least: number;
  most: number;
}

/**
 * An interval that holds the true ratio of two conversions on all days at once, with the probability 1 - alpha, however often one looks and whenever one stops.
 *
 * Whoever buys is in the other arm with a probability that follows from the ratio alone, so that buyers are throws of one coin. Averaged over a beta distribution of that probability, the likelihood
 * ratio is a martingale: Robbins, "Statistical methods related to the law of the iterated logarithm", Annals of Mathematical Statistics 41, 1970. For conversions, also where they change from day to day
 * in all arms alike: Lindon and Malek, "Anytime-valid inference for multinomial count data", NeurIPS 2022. It is exact, not only for many visitors.
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
  const ratioAt = (chance: number) => ((chance / (1 - chance)) * (1 - share)) / share;
  return {
    least: other === 0 ? 0 : ratioAt(between(0, seen, isOutside)),
    most: first === 0 ? Number.POSITIVE_INFINITY : ratioAt(between(1, seen, isOutside)),
  };
}

/**
 * How many buyers the beta distribution weighs, so that about the smallest lead is enough at the planned number. For a normal mixture:
 * Waudby-Smith, Arbour, Sinha, Kennedy, Ramdas, "Time-uniform central limit theory and asymptotic confidence sequences", Annals of Statistics 52, 2024, appendix on the choice of rho; by variances for a beta.
 */
function priorWeight(alpha: number, plannedBuyers: number): number {
  const demanded = -2 * Math.log(alpha);
  return Math.max(plannedBuyers / (demanded + Math.log(1 + demanded)) - 1, 1);
}

// nobody, of however little a chance
function times(count: number, log: number): number {
  return count === 0 ? 0 : count * log;
}
