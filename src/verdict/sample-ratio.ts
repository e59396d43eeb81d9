import { logGamma } from "./log-gamma.ts";

/** The share of sound experiments that may ever raise the alarm. A false alarm stops an experiment that was right, so it is to be rarer than a false winner. */
const STRICT = 0.001;

/**
 * How many visitors the prior weighs, so that it expects halves that are off by one and a half points: no other weight notices 48 instead of 50 in a hundred much sooner.
 * A smaller one is later where half a point is missing, a larger one where many are. Settled for all experiments, so that nobody can choose it by what has come.
 */
const WEIGHT = 1_000;

export interface SampleRatio {
  /** In no more than this share of all sound experiments, chance alone ever divides visitors as unevenly as this, however often one looks. */
  pValue: number;
  isMismatch: boolean;
}

/**
 * Whether the arms have as many visitors as their shares let expect. May be asked on every day: false alarms on all days together stay below 1 in 1,000 experiments.
 *
 * The Bayes factor of a Dirichlet mixture of shares against the planned ones is a martingale where visitors are divided as planned, so that it seldom ever gets large (Ville's inequality):
 * Lindon and Malek, "Anytime-valid inference for multinomial count data", NeurIPS 2022, whose prior here has the planned shares for its mean.
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
