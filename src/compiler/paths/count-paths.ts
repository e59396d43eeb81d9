import type { Plan } from "#compiler/plan.ts";
import { type Count, type CountingState, computeStats } from "./compute-stats.ts";
import { type CountingContext, countingContext } from "./counting-context.ts";
import { EMPTY, type PathStats } from "./path-stats.ts";
import { splitByDuration, type Wait } from "./split-by-duration.ts";

export interface PathCounts extends PathStats {
  /** The conditions at each fork that a path takes a turn at. */
  forks: Plan["forks"];
  /** If false, visitors on the quickest path may wait longer. */
  isWaitExact: boolean;
}

/**
 * Counts and measures every path that some visitor can take through a plan. Two paths are different
 * if they take different arms at a fork.
 */
export function countPaths(plan: Plan): PathCounts {
  const waited = splitByDuration(plan);
  const getLeastWait = (place: string) => waited.waits.at.get(place)?.leastMs ?? 0;
  const { stats } = collectStats(countingContext(plan, getLeastWait));
  // A fork that only changes a wait doesn't make a separate path, so it isn't counted.
  const timed =
    waited.waits.forkAt.size > 0
      ? collectStats(countingContext(waited.plan, getLeastWait)).stats
      : stats;
  // The first screen appears without a transition.
  const quickest = {
    ...timed.quickest,
    waitMs: timed.quickest.waitMs - (plan.timings["page-transition"] ?? 0),
  };
  return {
    ...stats,
    quickest,
    isWaitExact: timed.isExact && waited.waits.isSure,
    forks: waited.plan.forks,
  };
}

/**
 * The time that each place keeps its visitors, found by the search for the quickest path. Leaves
 * out waits that no visitor can have.
 */
export function findWaits(plan: Plan): Map<string, Wait> {
  const { plan: forked, waits } = splitByDuration(plan);
  if (waits.forkAt.size === 0) return waits.at;
  const { taken } = collectStats(
    countingContext(forked, (place) => waits.at.get(place)?.leastMs ?? 0),
  );
  for (const [place, fork] of waits.forkAt) {
    const lengths = [...(taken.get(fork) ?? [])].flatMap(
      (arm) => waits.at.get(forked.forks[fork]?.[arm]?.to ?? "")?.leastMs ?? [],
    );
    // A place that no visitor can reach keeps its full range.
    if (lengths.length > 0)
      waits.at.set(place, { leastMs: Math.min(...lengths), mostMs: Math.max(...lengths) });
  }
  return waits.at;
}

function collectStats(context: CountingContext): { stats: PathStats; taken: Count["taken"] } {
  const start: CountingState = { asked: new Map(), assumptions: [] };
  const taken: Count["taken"] = new Map();
  const from = (remembers: boolean) =>
    computeStats(context.plan.entry, start, { ...context, remembers, found: new Map(), taken });
  return { stats: from(true) ?? { ...(from(false) ?? EMPTY), isExact: false }, taken };
}
