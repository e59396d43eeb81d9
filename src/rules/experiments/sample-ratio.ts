import { logGamma } from "./log-gamma.ts";

/**
 * The share of correct experiments that may ever raise a false alarm. A false alarm stops a correct
 * experiment, so it must be rarer than a false winner.
 */
const STRICT = 0.001;

/**
 * The weight of the prior, in visitors. At 1,000 it expects halves to be off by one and a half
 * points, and no other weight detects 48 instead of 50 percent much sooner. A smaller weight is
 * slower if half a point is missing, a larger one if many are. It's the same for all experiments,
 * so no one can choose it after seeing the data.
 */
const WEIGHT = 1_000;

export interface SampleRatio {
  /**
   * The maximum share of correct experiments in which chance alone ever divides visitors this
   * unevenly, however often you look.
   */
  pValue: number;
  isMismatch: boolean;
}

/**
 * True if the arms have as many visitors as their shares predict. You can check every day: all
 * false alarms together stay below 1 in 1,000 experiments.
 * The Bayes factor of a Dirichlet mixture of shares against the planned ones is a martingale if
 * visitors are divided as planned, so it rarely gets large (Ville's inequality): Lindon and Malek,
 * "Anytime-valid inference for multinomial count data", NeurIPS 2022. The mean of the prior used
 * here is the planned shares.
 */
export function sampleRatio(arms: { visitors: number; share: number }[]): SampleRatio {
  const shares = arms.reduce((sum, arm) => sum + arm.share, 0);
  const visitors = arms.reduce((sum, arm) => sum + arm.visitors, 0);
  const logBayesFactor = arms.reduce(
    (sum, arm) => {
      const planned = arm.share / shares;
      const weight = WEIGHT * planned;
      return (
        sum + logGamma(weight + arm.visitors) - logGamma(weight) - arm.visitors * Math.log(planned)
      );
    },
    logGamma(WEIGHT) - logGamma(WEIGHT + visitors),
  );
  const pValue = Math.min(1, Math.exp(-logBayesFactor));
  return { pValue, isMismatch: pValue <= STRICT };
}
