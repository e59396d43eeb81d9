import { alwaysValidRatio, type Ratio } from "./always-valid.ts";
import { alwaysValidRate } from "./always-valid-rate.ts";
import { type Difference, differenceOf } from "./difference.ts";
import { type SampleRatio, sampleRatio } from "./sample-ratio.ts";

/** The part of alpha that goes into how often the first arm sells, without which the ratio says nothing of points. It is not much that is needed there, and little that the ratio loses. */
const FOR_THE_RATE = 1 / 20;

export interface ArmCount {
  arm: string;
  /** The share of visitors that it is to get, in any unit. */
  share: number;
  visitors: number;
  buyers: number;
}

/** What was settled before the first visitor was counted. */
export interface Design {
  alpha: number;
  /** The smallest change that is worth finding, from 0 to 1. */
  effect: number;
  /** Of all visitors who are planned, those who are to buy. */
  plannedBuyers: number;
}

/** How one arm sells in comparison to one before it. */
export interface Compared extends Ratio {
  first: string;
  other: string;
  difference: Difference;
}

export type Finding =
  | { kind: "mismatch" }
  | { kind: "too-early" /** Arms that are surely not the best. */; beaten: string[] }
  | { kind: "better"; arm: string /** By less than what is worth finding. */; isSmall: boolean }
  | { kind: "no-difference"; among: string[] };

export interface Verdict {
  finding: Finding;
  sampleRatio: SampleRatio;
  /** Every two arms. */
  compared: Compared[];
}

/** What counted visitors and buyers show. However often it is asked while they come, it names a false winner in no more than alpha of all experiments. */
export function verdictOn(counts: ArmCount[], design: Design): Verdict {
  const ratio = sampleRatio(counts);
  const compared = everyTwo(counts, design);
  return {
    finding: ratio.isMismatch ? { kind: "mismatch" } : findingOf(counts, compared, design),
    sampleRatio: ratio,
    compared,
  };
}

/** With more than two arms each comparison may err less, so that all of them together err no more than alpha (Bonferroni); so may the two intervals that each is made of. */
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
        difference: differenceOf(ratio, rate),
      };
    });
  });
}

function findingOf(counts: ArmCount[], compared: Compared[], { effect }: Design): Finding {
  const beaten = new Set(
    compared.flatMap(({ first, other, least, most }) =>
      least > 1 ? [first] : most < 1 ? [other] : [],
    ),
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
