import { createRandom } from "../../lib/seeded-random.ts";
import { computeSampleSize } from "./duration.ts";
import { type ArmCount, type Design, judgeExperiment, type Verdict } from "./verdict.ts";

export const ALPHA = 0.05;
export const BASELINE = 0.1;
export const EFFECT = 0.3;
export const PLANNED =
  2 *
  computeSampleSize({
    baseline: BASELINE,
    changed: BASELINE * (1 + EFFECT),
    alpha: ALPHA,
    power: 0.8,
    ratio: 1,
  });
export const VISITORS_A_DAY = 100;
export const design: Design = { alpha: ALPHA, effect: EFFECT, plannedBuyers: PLANNED * BASELINE };

export interface Experiment {
  shares: number[];
  /** The shares that visitors are really divided by, if that's not as planned. */
  divided?: number[];
  /** The probability that a visitor in an arm buys on a given day. */
  conversion(arm: number, day: number): number;
  days: number;
}

/** Calls `look` at the end of each day with the counts so far. */
export function runExperiment(
  { shares, divided = shares, conversion, days }: Experiment,
  chance: () => number,
  look: (counts: ArmCount[], day: number) => void,
): void {
  const counts = shares.map(
    (share, index): ArmCount => ({ arm: "ABCDE"[index] ?? "", share, visitors: 0, buyers: 0 }),
  );
  const total = divided.reduce((sum, share) => sum + share, 0);
  for (let day = 1; day <= days; day++) {
    for (let visitor = 0; visitor < VISITORS_A_DAY; visitor++) {
      const drawn = chance() * total;
      const index = divided.findIndex(
        (_, arm) => drawn < divided.slice(0, arm + 1).reduce((sum, share) => sum + share, 0),
      );
      const count = counts[index];
      if (!count) continue;
      count.visitors++;
      if (chance() < conversion(index, day)) count.buyers++;
    }
    look(counts, day);
  }
}

/** The share of experiments in which each event is found on any day. */
export function measureShares(
  runs: number,
  experiment: Experiment,
  seed: number,
  found: Record<string, (verdict: Verdict, counts: ArmCount[], day: number) => boolean>,
) {
  const chance = createRandom(seed);
  const times = Object.fromEntries(Object.keys(found).map((name) => [name, 0]));
  for (let run = 0; run < runs; run++) {
    const ever = new Set<string>();
    runExperiment(experiment, chance, (counts, day) => {
      const verdict = judgeExperiment(counts, design);
      for (const [name, isFound] of Object.entries(found))
        if (isFound(verdict, counts, day)) ever.add(name);
    });
    for (const name of ever) times[name] = (times[name] ?? 0) + 1;
  }
  return Object.fromEntries(Object.entries(times).map(([name, count]) => [name, count / runs]));
}

export const hasWinner = ({ finding }: Verdict) => finding.kind === "better";

/**
 * The test that most calculators run: a pooled test of two proportions, as if today were the
 * planned day.
 */
export function isFixedHorizonWinner(_: Verdict, [first, other]: ArmCount[]): boolean {
  if (!first || !other) return false;
  const pooled = (first.buyers + other.buyers) / (first.visitors + other.visitors);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / first.visitors + 1 / other.visitors));
  return Math.abs(other.buyers / other.visitors - first.buyers / first.visitors) > 1.959964 * error;
}

/** Pearson's chi-square at 5%, as if today were the only day. */
export function isFixedHorizonMismatch(_: Verdict, counts: ArmCount[]): boolean {
  const critical: Record<number, number> = { 2: 3.841, 5: 9.488 };
  const [visitors, shares] = [
    counts.reduce((sum, count) => sum + count.visitors, 0),
    counts.reduce((sum, { share }) => sum + share, 0),
  ];
  const expectVisitors = (share: number) => (visitors * share) / shares;
  return (
    counts.reduce(
      (sum, count) =>
        sum + (count.visitors - expectVisitors(count.share)) ** 2 / expectVisitors(count.share),
      0,
    ) > (critical[counts.length] ?? 0)
  );
}

export const twiceAsLong = Math.ceil((2 * PLANNED) / VISITORS_A_DAY);
