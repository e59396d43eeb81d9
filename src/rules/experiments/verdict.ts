import { alwaysValidRatio, type Ratio } from "./always-valid.ts";
import { alwaysValidRate, type Rate } from "./always-valid-rate.ts";
import { logGamma } from "./log-gamma.ts";

/**
 * The part of alpha that goes to the first arm's conversion rate, which is needed to convert the
 * ratio to percentage points. A small part is enough there, and costs the ratio little.
 */
const FOR_THE_RATE = 1 / 20;

export interface ArmCount {
  arm: string;
  /** The share of visitors that it should get, in any unit. */
  share: number;
  visitors: number;
  buyers: number;
}

/** Fixed before the first visitor is counted. */
export interface Design {
  alpha: number;
  /** The smallest change worth finding, from 0 to 1. */
  effect: number;
  /** The number of planned visitors who are expected to buy. */
  plannedBuyers: number;
}

/** The conversion of one arm compared to an earlier one. */
export interface Compared extends Ratio {
  first: string;
  other: string;
  difference: Difference;
}

export type Finding =
  | { kind: "mismatch" }
  | {
      kind: "too-early";
      /** Arms that are certainly not the best. */
      beaten: string[];
    }
  | {
      kind: "better";
      arm: string;
      /** By less than the smallest change worth finding. */
      isSmall: boolean;
    }
  | { kind: "no-difference"; among: string[] };

export interface Verdict {
  finding: Finding;
  sampleRatio: SampleRatio;
  /** Every pair of arms. */
  compared: Compared[];
}

/**
 * The verdict on the counted visitors and buyers. However often it's computed along the way, it
 * names a false winner in at most a share of alpha of all experiments.
 */
export function judgeExperiment(counts: ArmCount[], design: Design): Verdict {
  const ratio = sampleRatio(counts);
  const compared = everyTwo(counts, design);
  return {
    finding: ratio.isMismatch ? { kind: "mismatch" } : decideFinding(counts, compared, design),
    sampleRatio: ratio,
    compared,
  };
}

/**
 * With more than two arms, each comparison gets a smaller error, so that all of them together stay
 * within alpha (Bonferroni). The two intervals of each comparison split it in the same way.
 */
function everyTwo(counts: ArmCount[], { alpha, plannedBuyers }: Design): Compared[] {
  const total = counts.reduce((sum, { share }) => sum + share, 0);
  const pairs = (counts.length * (counts.length - 1)) / 2;
  return counts.slice(0, -1).flatMap((first, index) => {
    const rate = alwaysValidRate(first, (alpha * FOR_THE_RATE) / pairs);
    return counts.slice(index + 1).map((other) => {
      const both = first.share + other.share;
      const certainty = {
        alpha: (alpha * (1 - FOR_THE_RATE)) / pairs,
        plannedBuyers: (plannedBuyers * both) / total,
      };
      const ratio = alwaysValidRatio(
        { first: first.buyers, other: other.buyers, share: other.share / both },
        certainty,
      );
      return {
        first: first.arm,
        other: other.arm,
        ...ratio,
        difference: computeDifference(ratio, rate),
      };
    });
  });
}

function decideFinding(counts: ArmCount[], compared: Compared[], { effect }: Design): Finding {
  const beaten = new Set(
    compared.flatMap(({ first, other, least, most }) => {
      if (least > 1) return [first];
      return most < 1 ? [other] : [];
    }),
  );
  const among = counts.map(({ arm }) => arm).filter((arm) => !beaten.has(arm));
  const isSmall = ({ least, most }: Ratio) => least > 1 - effect && most < 1 + effect;
  const [leader = "", ...others] = among;
  if (others.length === 0)
    return {
      kind: "better",
      arm: leader,
      isSmall: compared.every(
        (pair) => ![pair.first, pair.other].includes(leader) || isSmall(pair),
      ),
    };
  const isLeft = (pair: Compared) => among.includes(pair.first) && among.includes(pair.other);
  if (compared.filter(isLeft).every(isSmall)) return { kind: "no-difference", among };
  return { kind: "too-early", beaten: [...beaten] };
}

/**
 * The difference between the conversion rates of two arms, from -1 to 1: 0.005 is half a percentage
 * point.
 */
interface Difference {
  least: number;
  most: number;
}

/**
 * The difference in conversion, from the ratio of the two arms and the first arm's rate. It's
 * correct whenever both intervals are, and never on a side of 0 that the ratio excludes.
 */
export function computeDifference({ least, most }: Ratio, first: Rate): Difference {
  const computeGain = (ratio: number, rate: number) => Math.min((ratio - 1) * rate, 1);
  return {
    least: computeGain(least, least < 1 ? first.most : first.least),
    most: computeGain(most, most < 1 ? first.least : first.most),
  };
}

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

interface SampleRatio {
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
