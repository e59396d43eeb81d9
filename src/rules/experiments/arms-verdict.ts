import { type Experiments, type PowerAssumptions, usualAssumptions } from "./duration.ts";
import { createReport, type Report } from "./report.ts";

/** The counts of an experiment. */
export interface CountedArms {
  /** Also those that the plan has no more. */
  arms: { arm: string; visits: number; orders: number }[];
  /** The number of days that were counted. */
  days: number;
  /** True if an arm may be missing because it has fewer than 5 visitors. */
  mayBeHidden: boolean;
}

export type ArmsVerdict = { report: Report } | { missing: Missing };

/** Why there's no verdict. */
export type Missing =
  | "ended"
  | "gone"
  | "one arm"
  | "no visits"
  | "few visits"
  | "orders of earlier visits";

/** The verdict on the arms that get visitors, or why there's none. */
export function armsVerdict(
  plan: Experiments,
  id: string,
  { arms, days, mayBeHidden }: CountedArms,
): ArmsVerdict {
  const experiment = Object.hasOwn(plan.experiments, id) ? plan.experiments[id] : undefined;
  if (!experiment) return { missing: "gone" };
  if (experiment.winner !== undefined) return { missing: "ended" };
  const counts = Object.entries(experiment.arms)
    .filter(([, share]) => share > 0)
    .map(([arm, share]) => {
      const { visits = 0, orders = 0 } = arms.find((one) => one.arm === arm) ?? {};
      return { arm, share, visitors: visits, buyers: orders };
    });
  if (counts.length < 2) return { missing: "one arm" };
  const visitors = counts.reduce((sum, arm) => sum + arm.visitors, 0);
  if (visitors === 0) return { missing: "no visits" };
  // An arm without visits may be one that isn't shown.
  if (mayBeHidden && counts.some((arm) => arm.visitors === 0)) return { missing: "few visits" };
  if (counts.some((arm) => arm.buyers > arm.visitors))
    return { missing: "orders of earlier visits" };
  return { report: createReport(plan, id, counts, assume(visitors / days)) };
}

/** As planned for `funnel verdict`, but at the traffic that there really is. */
const assume = (visitorsPerDay: number): PowerAssumptions => ({
  ...usualAssumptions,
  visitorsPerDay,
});
