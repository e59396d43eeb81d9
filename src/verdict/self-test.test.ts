import { expect, test } from "vitest";
import { seededChance } from "#simulation/chance.ts";
import { visitorsNeeded } from "#simulation/sample-size.ts";
import { alwaysValidRate } from "./always-valid-rate.ts";
import { sampleRatio } from "./sample-ratio.ts";
import { type ArmCount, type Design, type Verdict, verdictOn } from "./verdict.ts";

/** For a machine that is busy with other things. */
const MANY_RUNS_MS = 120_000;
const ALPHA = 0.05;
const BASELINE = 0.1;
const EFFECT = 0.3;
const PLANNED =
  2 *
  visitorsNeeded({
    baseline: BASELINE,
    changed: BASELINE * (1 + EFFECT),
    alpha: ALPHA,
    power: 0.8,
    ratio: 1,
  });
const VISITORS_A_DAY = 100;
const design: Design = { alpha: ALPHA, effect: EFFECT, plannedBuyers: PLANNED * BASELINE };

interface Experiment {
  shares: number[];
  /** The shares that visitors are really divided by, where something is wrong. */
  divided?: number[];
  /** How often somebody buys in an arm on a day. */
  conversion(arm: number, day: number): number;
  days: number;
}

/** Somebody looks at the end of each day, and calls `look` with what was counted until then. */
function runExperiment(
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

/** How many of the experiments ever had what is looked for. */
function shareOf(
  runs: number,
  experiment: Experiment,
  seed: number,
  found: Record<string, (verdict: Verdict, counts: ArmCount[], day: number) => boolean>,
) {
  const chance = seededChance(seed);
  const times = Object.fromEntries(Object.keys(found).map((name) => [name, 0]));
  for (let run = 0; run < runs; run++) {
    const ever = new Set<string>();
    runExperiment(experiment, chance, (counts, day) => {
      const verdict = verdictOn(counts, design);
      for (const [name, isFound] of Object.entries(found))
        if (isFound(verdict, counts, day)) ever.add(name);
    });
    for (const name of ever) times[name] = (times[name] ?? 0) + 1;
  }
  return Object.fromEntries(Object.entries(times).map(([name, count]) => [name, count / runs]));
}

const hasWinner = ({ finding }: Verdict) => finding.kind === "better";

/** What most calculators do: two proportions, pooled, as if today had been the planned day. */
function isFixedHorizonWinner(_: Verdict, [first, other]: ArmCount[]): boolean {
  if (!first || !other) return false;
  const pooled = (first.buyers + other.buyers) / (first.visitors + other.visitors);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / first.visitors + 1 / other.visitors));
  return Math.abs(other.buyers / other.visitors - first.buyers / first.visitors) > 1.959964 * error;
}

/** Pearson's chi-square at 5%, as if today had been the only day. */
function isFixedHorizonMismatch(_: Verdict, counts: ArmCount[]): boolean {
  const critical: Record<number, number> = { 2: 3.841, 5: 9.488 };
  const [visitors, shares] = [
    counts.reduce((sum, count) => sum + count.visitors, 0),
    counts.reduce((sum, { share }) => sum + share, 0),
  ];
  const expected = (share: number) => (visitors * share) / shares;
  return (
    counts.reduce(
      (sum, count) => sum + (count.visitors - expected(count.share)) ** 2 / expected(count.share),
      0,
    ) > (critical[counts.length] ?? 0)
  );
}

const twiceAsLong = Math.ceil((2 * PLANNED) / VISITORS_A_DAY);

test.each<[string, number, Omit<Experiment, "days">]>([
  ["halves", 1_000, { shares: [50, 50], conversion: () => BASELINE }],
  ["a small arm beside a large one", 300, { shares: [20, 80], conversion: () => BASELINE }],
  ["five arms", 200, { shares: [20, 20, 20, 20, 20], conversion: () => BASELINE }],
  [
    "weekends on which four times as many buy",
    300,
    { shares: [50, 50], conversion: (_, day) => (day % 7 < 2 ? 0.24 : 0.06) },
  ],
])(
  "a marketer who looks every day at arms that are the same names a winner no more often than was agreed: %s",
  { timeout: MANY_RUNS_MS },
  (_, runs, experiment) => {
    const share = shareOf(runs, { ...experiment, days: twiceAsLong }, 5, {
      winner: hasWinner,
      // with several arms, one that is out although it is as good as all others
      untrue: ({ compared }) => compared.some(({ least, most }) => least > 1 || most < 1),
      fixedHorizon: isFixedHorizonWinner,
      // nobody buys more often in one arm than in another, whatever the day
      untruePoints: ({ compared }) =>
        compared.some(({ difference }) => difference.least > 0 || difference.most < 0),
      surprise: ({ sampleRatio }) => sampleRatio.pValue <= ALPHA,
      fixedHorizonAlarm: isFixedHorizonMismatch,
      alarm: ({ finding }) => finding.kind === "mismatch",
    });
    expect(share.winner).toBeLessThanOrEqual(ALPHA);
    expect(share.untrue).toBeLessThanOrEqual(ALPHA);
    expect(share.untruePoints).toBeLessThanOrEqual(ALPHA);
    // looking every day at the usual tests finds false winners and false alarms by the dozen: this test could fail
    expect(share.fixedHorizon).toBeGreaterThan(3 * ALPHA);
    expect(share.fixedHorizonAlarm).toBeGreaterThan(3 * ALPHA);
    expect(share.surprise).toBeLessThanOrEqual(ALPHA);
    expect(share.alarm).toBeLessThanOrEqual(0.001);
  },
);

test("a marketer whose arm B is better by what was planned is told so, mostly about the planned day and seldom later than twice that", {
  timeout: MANY_RUNS_MS,
}, () => {
  const experiment = {
    shares: [50, 50],
    conversion: (arm: number) => (arm === 0 ? BASELINE : BASELINE * (1 + EFFECT)),
    days: twiceAsLong,
  };
  const isFor =
    (arm: string) =>
    ({ finding }: Verdict) =>
      finding.kind === "better" && finding.arm === arm;
  const share = shareOf(300, experiment, 8, {
    B: isFor("B"),
    soon: (verdict, _, day) => day * VISITORS_A_DAY <= 1.3 * PLANNED && isFor("B")(verdict),
    A: isFor("A"),
    untrue: ({ compared: [pair] }) =>
      pair !== undefined && (pair.least > 1 + EFFECT || pair.most < 1 + EFFECT),
    untruePoints: ({ compared: [pair] }) =>
      pair !== undefined &&
      (pair.difference.least > BASELINE * EFFECT || pair.difference.most < BASELINE * EFFECT),
  });
  expect(share.B).toBeGreaterThan(0.8);
  expect(share.soon).toBeGreaterThan(0.5);
  expect(share.A).toBe(0);
  expect(share.untrue).toBeLessThanOrEqual(ALPHA);
  expect(share.untruePoints).toBeLessThanOrEqual(ALPHA);
});

test("a marketer whose halves are really 48 and 52 in a hundred is warned, mostly within 12,000 visitors and seldom after 16,000", () => {
  const chance = seededChance(6);
  const warnedAfter = Array.from({ length: 300 }, () => {
    let warned = Number.POSITIVE_INFINITY;
    const experiment = { shares: [50, 50], divided: [48, 52], conversion: () => 0, days: 200 };
    runExperiment(experiment, chance, (counts, day) => {
      if (warned === Number.POSITIVE_INFINITY && sampleRatio(counts).isMismatch)
        warned = day * VISITORS_A_DAY;
    });
    return warned;
  });
  const by = (visitors: number) =>
    warnedAfter.filter((warned) => warned <= visitors).length / warnedAfter.length;
  expect(by(12_000)).toBeGreaterThan(0.5);
  expect(by(16_000)).toBeGreaterThan(0.8);
  expect(by(2_000)).toBeLessThan(0.05);
});

test("whoever asks every day how often an arm sells is told what is not so no more often than was agreed, though weekends are another thing", {
  timeout: MANY_RUNS_MS,
}, () => {
  const rate = (day: number) => (day % 7 < 2 ? 0.24 : 0.06);
  const chance = seededChance(12);
  const runs = 200;
  const ever = { untrue: 0, fixedHorizon: 0 };
  for (let run = 0; run < runs; run++) {
    const found = { untrue: false, fixedHorizon: false };
    let sum = 0;
    runExperiment(
      { shares: [1], conversion: (_, day) => rate(day), days: twiceAsLong },
      chance,
      ([count], day) => {
        if (!count) return;
        sum += rate(day);
        const average = sum / day;
        const seen = count.buyers / count.visitors;
        const { least, most } = alwaysValidRate(count, ALPHA);
        found.untrue ||= least > average || most < average;
        found.fixedHorizon ||=
          Math.abs(seen - average) > 1.96 * Math.sqrt((average * (1 - average)) / count.visitors);
      },
    );
    ever.untrue += Number(found.untrue);
    ever.fixedHorizon += Number(found.fixedHorizon);
  }
  expect(ever.untrue / runs).toBeLessThanOrEqual(ALPHA);
  expect(ever.fixedHorizon / runs).toBeGreaterThan(3 * ALPHA);
});

test("a marketer whose arms are the same is told that there is no difference worth having, within a few times the planned size", {
  timeout: MANY_RUNS_MS,
}, () => {
  const experiment = { shares: [50, 50], conversion: () => BASELINE, days: 2 * twiceAsLong };
  const share = shareOf(100, experiment, 9, {
    none: ({ finding }) => finding.kind === "no-difference",
  });
  expect(share.none).toBeGreaterThan(0.9);
});

test("of three arms, the one that is better than both others wins, and one that is worse than another is out", () => {
  const arms = (...buyers: number[]) =>
    buyers.map(
      (count, index): ArmCount => ({
        arm: "ABC"[index] ?? "",
        share: 1,
        visitors: 20_000,
        buyers: count,
      }),
    );
  const finding = (...buyers: number[]) =>
    verdictOn(arms(...buyers), { ...design, plannedBuyers: 6_000 }).finding;
  expect(finding(2000, 2000, 2700)).toEqual({ kind: "better", arm: "C", isSmall: false });
  expect(finding(500, 560, 250)).toEqual({ kind: "too-early", beaten: ["C"] });
  expect(finding(4000, 4010, 1300)).toEqual({ kind: "no-difference", among: ["A", "B"] });
  expect(finding(9000, 9900, 8000)).toEqual({ kind: "better", arm: "B", isSmall: true });
});
