import type { Plan } from "#funnel/plan.ts";
import { visitorsNeeded } from "./sample-size.ts";

export interface Assumed {
  /** The share of all visitors who buy today, from 0 to 1. */
  baseline: number;
  /** The smallest change that is worth finding, as a share of the baseline: 0.1 turns 3 % into 3.3 %. */
  effect: number;
  alpha: number;
  power: number;
  visitorsPerDay: number;
}

export interface Duration {
  experiment: string;
  /** Each arm with the visitors that it needs. */
  arms: { arm: string; visitors: number }[];
  /** All visitors that come until the last arm has its number. */
  visitors: number;
  days: number;
}

/** How long each experiment that is running must go on until the first arm can be told apart from each other one. */
export function durationsOf({ experiments }: Plan, assumed: Assumed): Duration[] {
  return Object.entries(experiments).flatMap(([experiment, { arms, winner }]) => {
    const shares = Object.entries(arms).filter(([, share]) => share > 0);
    const [first, ...others] = shares;
    if (winner !== undefined || !first || others.length === 0) return [];
    const total = shares.reduce((sum, [, share]) => sum + share, 0);
    const visitors = Math.max(
      ...others.map(([, share]) =>
        visitorsOf({ first: first[1] / total, other: share / total }, assumed),
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

/** All visitors that must come until two arms with these shares of them are told apart. */
function visitorsOf(
  { first, other }: { first: number; other: number },
  { baseline, effect, alpha, power }: Assumed,
): number {
  const needed = visitorsNeeded({
    baseline,
    changed: baseline * (1 + effect),
    alpha,
    power,
    ratio: other / first,
  });
  return Math.ceil(needed / first);
}
