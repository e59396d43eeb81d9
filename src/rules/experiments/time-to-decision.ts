import { type ArmCount, type Design, judgeExperiment } from "./verdict.ts";

const STEP = 1.02;
/** No one waits for more than a thousand times as many visitors. */
const MAX_COUNT = 1000;

/**
 * The number of further visitors until there's a clear result, if the arms keep performing as they
 * do; undefined if that's too far off.
 */
export function visitorsUntilClear(counts: ArmCount[], design: Design): number | undefined {
  const come = counts.reduce((sum, { visitors }) => sum + visitors, 0);
  for (let times = STEP; times < MAX_COUNT; times *= STEP) {
    const later = counts.map((count) => ({
      ...count,
      visitors: asShared(count, counts, times),
      buyers: count.buyers * times,
    }));
    if (judgeExperiment(later, design).finding.kind !== "too-early")
      return Math.ceil(come * (times - 1));
  }
  return undefined;
}

/**
 * Visitors by planned share: unevenness due to chance would look systematic if it were scaled up.
 */
function asShared({ share }: ArmCount, counts: ArmCount[], times: number): number {
  const sum = (of: (count: ArmCount) => number) =>
    counts.reduce((total, count) => total + of(count), 0);
  return (sum(({ visitors }) => visitors) * times * share) / sum((count) => count.share);
}
