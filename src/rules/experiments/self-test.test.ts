// @module-tag long
import { describe, expect, test } from "vitest";
import { createRandom } from "../../lib/seeded-random.ts";
import { alwaysValidRate } from "./always-valid-rate.ts";
import {
  ALPHA,
  BASELINE,
  design,
  EFFECT,
  type Experiment,
  hasWinner,
  isFixedHorizonMismatch,
  isFixedHorizonWinner,
  measureShares,
  PLANNED,
  runExperiment,
  twiceAsLong,
  VISITORS_A_DAY,
} from "./simulated-experiments.fixtures.ts";
import { type ArmCount, judgeExperiment, sampleRatio, type Verdict } from "./verdict.ts";

/** Allows for a busy machine. */
const MANY_RUNS_MS = 120_000;

describe("judgeExperiment", () => {
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
    "names a false winner no more often than agreed if a marketer looks at equal arms every day: %s",
    { timeout: MANY_RUNS_MS },
    (_, runs, experiment) => {
      const share = measureShares(runs, { ...experiment, days: twiceAsLong }, 5, {
        winner: hasWinner,
        // With several arms: one that's ruled out although it's as good as all the others.
        untrue: ({ compared }) => compared.some(({ least, most }) => least > 1 || most < 1),
        fixedHorizon: isFixedHorizonWinner,
        // The arms convert equally on every day.
        untruePoints: ({ compared }) =>
          compared.some(({ difference }) => difference.least > 0 || difference.most < 0),
        surprise: ({ sampleRatio }) => sampleRatio.pValue <= ALPHA,
        fixedHorizonAlarm: isFixedHorizonMismatch,
        alarm: ({ finding }) => finding.kind === "mismatch",
      });
      expect(share.winner).toBeLessThanOrEqual(ALPHA);
      expect(share.untrue).toBeLessThanOrEqual(ALPHA);
      expect(share.untruePoints).toBeLessThanOrEqual(ALPHA);
      // Daily looks at the usual tests find many false winners and false alarms, so this test can
      // fail.
      expect(share.fixedHorizon).toBeGreaterThan(3 * ALPHA);
      expect(share.fixedHorizonAlarm).toBeGreaterThan(3 * ALPHA);
      expect(share.surprise).toBeLessThanOrEqual(ALPHA);
      expect(share.alarm).toBeLessThanOrEqual(0.001);
    },
  );

  test("names B if it's better as planned, mostly around the planned day and rarely after twice that", {
    timeout: MANY_RUNS_MS,
  }, () => {
    const experiment = {
      shares: [50, 50],
      conversion: (arm: number) => (arm === 0 ? BASELINE : BASELINE * (1 + EFFECT)),
      days: twiceAsLong,
    };
    const favors =
      (arm: string) =>
      ({ finding }: Verdict) =>
        finding.kind === "better" && finding.arm === arm;
    const share = measureShares(300, experiment, 8, {
      B: favors("B"),
      soon: (verdict, _, day) => day * VISITORS_A_DAY <= 1.3 * PLANNED && favors("B")(verdict),
      A: favors("A"),
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

  test("warns of halves that are really 48% and 52%, mostly within 12,000 visitors and rarely after 16,000", () => {
    const chance = createRandom(6);
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

  test("is wrong about an arm's conversion no more often than agreed, even if weekends differ", {
    timeout: MANY_RUNS_MS,
  }, () => {
    const rate = (day: number) => (day % 7 < 2 ? 0.24 : 0.06);
    const chance = createRandom(12);
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

  test("finds no difference worth having between equal arms, within a few times the planned size", {
    timeout: MANY_RUNS_MS,
  }, () => {
    const experiment = { shares: [50, 50], conversion: () => BASELINE, days: 2 * twiceAsLong };
    const share = measureShares(100, experiment, 9, {
      none: ({ finding }) => finding.kind === "no-difference",
    });
    expect(share.none).toBeGreaterThan(0.9);
  });

  test("names the best of three arms, and rules out one that's worse than another", () => {
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
      judgeExperiment(arms(...buyers), { ...design, plannedBuyers: 6_000 }).finding;
    expect(finding(2000, 2000, 2700)).toEqual({ kind: "better", arm: "C", isSmall: false });
    expect(finding(500, 560, 250)).toEqual({ kind: "too-early", beaten: ["C"] });
    expect(finding(4000, 4010, 1300)).toEqual({ kind: "no-difference", among: ["A", "B"] });
    expect(finding(9000, 9900, 8000)).toEqual({ kind: "better", arm: "B", isSmall: true });
  });
});
