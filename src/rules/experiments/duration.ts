import { computeSampleSize } from "./sample-size.ts";

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
