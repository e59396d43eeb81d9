import {
  type Duration,
  type Experiments,
  estimateDurations,
  type PowerAssumptions,
} from "./duration.ts";
import { type ArmCount, type Design, judgeExperiment, type Verdict } from "./verdict.ts";

/** The output of `--json`. */
export interface Report extends Verdict {
  experiment: string;
  arms: ArmCount[];
  assumed: PowerAssumptions;
  planned: Duration;
  /** Days until the result is clear; undefined if it already is, or if no end is in sight. */
  daysLeft: number | undefined;
}

/**
 * The verdict on the counts of a running experiment, with the time to wait: until the planned size,
 * and after that for as long as the arms need at their current rates.
 */
export function createReport(
  plan: Experiments,
  experiment: string,
  arms: ArmCount[],
  assumed: PowerAssumptions,
): Report {
  const planned = estimateDurations(plan, assumed).find(
    (duration) => duration.experiment === experiment,
  );
  if (!planned) throw new Error(`"${experiment}" is running, so it has a planned size.`);
  const design = { ...assumed, plannedBuyers: planned.visitors * assumed.baseline };
  const verdict = judgeExperiment(arms, design);
  const left =
    verdict.finding.kind === "too-early" ? visitorsLeft(planned.visitors, arms, design) : undefined;
  return {
    experiment,
    ...verdict,
    arms,
    assumed,
    planned,
    daysLeft: left === undefined ? undefined : Math.ceil(left / assumed.visitorsPerDay),
  };
}

function visitorsLeft(planned: number, arms: ArmCount[], design: Design): number | undefined {
  const missing = planned - countVisitors(arms);
  return missing > 0 ? missing : visitorsUntilClear(arms, design);
}

export function countVisitors(arms: ArmCount[]): number {
  return arms.reduce((sum, { visitors }) => sum + visitors, 0);
}

const STEP = 1.02;
/** No one waits for more than a thousand times as many visitors. */
const MAX_COUNT = 1000;

/**
 * The number of further visitors until there's a clear result, if the arms keep performing as they
 * do; undefined if that's too far off.
 */
function visitorsUntilClear(counts: ArmCount[], design: Design): number | undefined {
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
