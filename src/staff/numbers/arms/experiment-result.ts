import type { ArmNumbers, NumbersReport } from "#api/numbers-report.ts";
import type { Plan } from "#compiler/plan.ts";
import { type ArmsVerdict, armsVerdict } from "#rules/experiments/arms-verdict.ts";
import { countDays } from "../../../rules/numbers/days.ts";

export interface ExperimentResult {
  id: string;
  /** As in the plan; undefined if the plan doesn't have the experiment anymore. */
  question: string | undefined;
  /** The arm that everyone gets, if it has ended. */
  winner: string | undefined;
  arms: ArmNumbers[];
  verdict: ArmsVerdict;
}

const NOTHING = {
  ...{ visits: 0, orders: 0, refunds: 0, revenueCents: 0 },
  ...{ refundCents: 0, accounts: 0, checkouts: 0 },
};

/** Every experiment of the plan, then those that are only in the report. */
export function experimentResults(report: NumbersReport, plan: Plan): ExperimentResult[] {
  const counted = report.arms.map(({ experiment }) => experiment);
  const ids = [...new Set([...Object.keys(plan.experiments), ...counted])];
  return ids.map((id) => {
    const arms = listArms(report, plan, id);
    const { question, winner } = plan.experiments[id] ?? {};
    const counted = { arms, days: countDays(report), mayBeHidden: report.hidden.arms > 0 };
    return { id, question, winner, arms, verdict: armsVerdict(plan, id, counted) };
  });
}

/** The arms as the plan lists them, also those without visits, then those that it has no more. */
function listArms({ arms }: NumbersReport, plan: Plan, experiment: string): ArmNumbers[] {
  const counted = arms.filter((arm) => arm.experiment === experiment);
  const planned = Object.keys(plan.experiments[experiment]?.arms ?? {});
  return [
    ...planned.map(
      (arm) => counted.find((one) => one.arm === arm) ?? { experiment, arm, ...NOTHING },
    ),
    ...counted.filter(({ arm }) => !planned.includes(arm)),
  ];
}
