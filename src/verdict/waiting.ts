import { type ArmCount, type Design, verdictOn } from "./verdict.ts";

const STEP = 1.02;
/** Beyond a thousand times as many nobody waits. */
const MOST = 1000;

/** The visitors who still have to come until something is clear if the arms go on as they do; undefined where that is not in sight. */
export function visitorsUntilClear(counts: ArmCount[], design: Design): number | undefined {
  const come = counts.reduce((sum, { visitors }) => sum + visitors, 0);
  for (let times = STEP; times < MOST; times *= STEP) {
    const later = counts.map((count) => ({
      ...count,
      visitors: asShared(count, counts, times),
      buyers: count.buyers * times,
    }));
    if (verdictOn(later, design).finding.kind !== "too-early") return Math.ceil(come * (times - 1));
  }
  return undefined;
}

/** As the shares have it: unevenness that is chance now would be none if it grew along. */
function asShared({ share }: ArmCount, counts: ArmCount[], times: number): number {
  const sum = (of: (count: ArmCount) => number) =>
    counts.reduce((total, count) => total + of(count), 0);
  return (sum(({ visitors }) => visitors) * times * share) / sum((count) => count.share);
}
