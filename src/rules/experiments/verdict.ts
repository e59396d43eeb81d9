import { alwaysValidRatio, type Ratio } from "./always-valid.ts";
import { alwaysValidRate } from "./always-valid-rate.ts";
import { computeDifference, type Difference } from "./difference.ts";
import { type SampleRatio, sampleRatio } from "./sample-ratio.ts";

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
