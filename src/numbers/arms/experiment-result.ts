import { type Report, reportOn } from "#analysis/experiments/report.ts";
import { type PowerAssumptions, usualAssumptions } from "#analysis/simulation/duration.ts";
import type { ArmNumbers, NumbersReport } from "#api/numbers-report.ts";
import type { Plan } from "#compiler/plan.ts";
import { countDays } from "../range/days.ts";

export interface ExperimentResult {
  id: string;
  /** As in the plan; undefined if the plan doesn't have the experiment anymore. */
  question: string | undefined;
  /** The arm that everyone gets, if it has ended. */
  winner: string | undefined;
  arms: ArmNumbers[];
  verdict: { report: Report } | { missing: Missing };
}

/** Why there's no verdict. */
export type Missing = "ended" | "gone" | "no visits" | "few visits" | "orders of earlier visits";

const NOTHING = {
  ...{ visits: 0, orders: 0, refunds: 0, revenueCents: 0 },
  ...{ refundCents: 0, accounts: 0, checkouts: 0 },
};

/** Every experiment of the plan, then those that are only in the report. */
export function experimentResults(report: NumbersReport, plan: Plan): ExperimentResult[] {
  const counted = report.arms.map(({ experiment }) => experiment);
  const ids = [...new Set([...Object.keys(plan.experiments), ...counted])];
  return ids.map((id) => {
    const arms = armsOf(report, plan, id);
    const { question, winner } = plan.experiments[id] ?? {};
    return { id, question, winner, arms, verdict: verdictOf(id, arms, report, plan) };
  });
}

/** The arms as the plan lists them, also those without visits, then those that it has no more. */
function armsOf({ arms }: NumbersReport, plan: Plan, experiment: string): ArmNumbers[] {
  const counted = arms.filter((arm) => arm.experiment === experiment);
  const planned = Object.keys(plan.experiments[experiment]?.arms ?? {});
  return [
    ...planned.map(
      (arm) => counted.find((one) => one.arm === arm) ?? { experiment, arm, ...NOTHING },
    ),
    ...counted.filter(({ arm }) => !planned.includes(arm)),
  ];
}

function verdictOf(
  id: string,
  arms: ArmNumbers[],
  { from, to, hidden }: NumbersReport,
  plan: Plan,
): ExperimentResult["verdict"] {
  const experiment = plan.experiments[id];
  if (!experiment) return { missing: "gone" };
  if (experiment.winner !== undefined) return { missing: "ended" };
  const running = arms.filter(({ arm }) => (experiment.arms[arm] ?? 0) > 0);
  const visits = running.reduce((sum, arm) => sum + arm.visits, 0);
  if (visits === 0) return { missing: "no visits" };
  // An arm without visits may be one that isn't shown.
  if (hidden.arms > 0 && running.some((arm) => arm.visits === 0)) return { missing: "few visits" };
  if (running.some((arm) => arm.orders > arm.visits))
    return { missing: "orders of earlier visits" };
  const counts = running.map(({ arm, visits, orders }) => {
    return { arm, share: experiment.arms[arm] ?? 0, visitors: visits, buyers: orders };
  });
  const perDay = visits / countDays({ from, to });
  return { report: reportOn(plan, id, counts, assumedAt(perDay)) };
}

/** As planned for `funnel verdict`, but at the traffic that there really is. */
const assumedAt = (visitorsPerDay: number): PowerAssumptions => ({
  ...usualAssumptions,
  visitorsPerDay,
});
