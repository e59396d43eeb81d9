import type { Plan } from "#funnel/plan.ts";
import { type Assumed, type Duration, durationsOf } from "#simulation/duration.ts";
import { type ArmCount, type Verdict, verdictOn } from "#verdict/verdict.ts";
import { visitorsUntilClear } from "#verdict/waiting.ts";

/** What `--json` prints. */
export interface Report extends Verdict {
  experiment: string;
  arms: ArmCount[];
  assumed: Assumed;
  planned: Duration;
  /** Until something is clear; undefined where it is, or where that is not in sight. */
  daysLeft: number | undefined;
}

/** What counts show of a running experiment, and how long to wait: to the planned size, and beyond it for as long as the arms as they are need. */
export function reportOn(
  plan: Plan,
  experiment: string,
  arms: ArmCount[],
  assumed: Assumed,
): Report {
  const planned = durationsOf(plan, assumed).find((duration) => duration.experiment === experiment);
  if (!planned) throw new Error(`"${experiment}" is running, so it has a planned size.`);
  const design = { ...assumed, plannedBuyers: planned.visitors * assumed.baseline };
  const verdict = verdictOn(arms, design);
  const missing = planned.visitors - visitorsIn(arms);
  const left =
    verdict.finding.kind !== "too-early"
      ? undefined
      : missing > 0
        ? missing
        : visitorsUntilClear(arms, design);
  return {
    experiment,
    ...verdict,
    arms,
    assumed,
    planned,
    daysLeft: left === undefined ? undefined : Math.ceil(left / assumed.visitorsPerDay),
  };
}

export function visitorsIn(arms: ArmCount[]): number {
  return arms.reduce((sum, { visitors }) => sum + visitors, 0);
}
