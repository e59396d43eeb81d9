/** The experiments of a plan, by id: as much as their verdicts need, and functions can fetch it. */
export interface Experiments {
  experiments: Record<string, { arms: Record<string, number>; winner?: string | undefined }>;
}

export interface PowerAssumptions {
  /** The share of all visitors who buy today, from 0 to 1. */
  baseline: number;
  /** The smallest change worth finding, as a share of the baseline: 0.1 turns 3% into 3.3%. */
  effect: number;
  alpha: number;
  power: number;
  visitorsPerDay: number;
}

/** The assumptions if you don't name others. */
export const usualAssumptions: PowerAssumptions = {
  baseline: 0.03,
  effect: 0.1,
  alpha: 0.05,
  power: 0.8,
  visitorsPerDay: 1000,
};

export interface Duration {
  experiment: string;
  /** Each arm with the number of visitors it needs. */
  arms: { arm: string; visitors: number }[];
  /** All visitors until the last arm has enough. */
  visitors: number;
  days: number;
}

/**
 * The time that each running experiment must run until a difference between the first arm and any
 * other can be detected.
 */
export function estimateDurations(
  { experiments }: Experiments,
  assumed: PowerAssumptions,
): Duration[] {
  return Object.entries(experiments).flatMap(([experiment, { arms, winner }]) => {
    const shares = Object.entries(arms).filter(([, share]) => share > 0);
    const [first, ...others] = shares;
    if (winner !== undefined || !first || others.length === 0) return [];
    const total = shares.reduce((sum, [, share]) => sum + share, 0);
    const visitors = Math.max(
      ...others.map(([, share]) =>
        estimateVisitors({ first: first[1] / total, other: share / total }, assumed),
      ),
    );
    return [
      {
        experiment,
        arms: shares.map(([arm, share]) => ({
          arm,
          visitors: Math.ceil((visitors * share) / total),
        })),
        visitors,
        days: Math.ceil(visitors / assumed.visitorsPerDay),
      },
    ];
  });
}

/**
 * The total number of visitors that it takes to detect a difference between two arms with these
 * shares.
 */
function estimateVisitors(
  { first, other }: { first: number; other: number },
  { baseline, effect, alpha, power }: PowerAssumptions,
): number {
  const needed = computeSampleSize({
    baseline,
    changed: baseline * (1 + effect),
    alpha,
    power,
    ratio: other / first,
  });
  return Math.ceil(needed / first);
}

interface Comparison {
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

const CENTRAL = 0.02425;

/**
 * The value that a given share of the standard normal distribution is below. Peter Acklam's
 * approximation (2003), with a relative error under 1.15e-9.
 */
export function normalQuantile(share: number): number {
  if (share < CENTRAL) return tail(Math.sqrt(-2 * Math.log(share)));
  if (share > 1 - CENTRAL) return -tail(Math.sqrt(-2 * Math.log(1 - share)));
  const q = share - 1 / 2;
  const r = q * q;
  const above = polynomial(
    r,
    [
      -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269,
      -30.66479806614716, 2.506628277459239,
    ],
  );
  const below = polynomial(
    r,
    [
      -54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972,
      -13.28068155288572, 1,
    ],
  );
  return (q * above) / below;
}

function tail(q: number): number {
  const above = polynomial(
    q,
    [
      -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734,
      4.374664141464968, 2.938163982698783,
    ],
  );
  const below = polynomial(
    q,
    [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416, 1],
  );
  return above / below;
}

/** Horner's method. The coefficient of the highest power comes first. */
function polynomial(x: number, factors: number[]): number {
  return factors.reduce((sum, factor) => sum * x + factor, 0);
}
