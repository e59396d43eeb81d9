import type { Answers } from "#lib/json.ts";
import { type MemberPlan, makePlan, makeWorkoutPlan } from "#rules/member-plan/make-plan.ts";
import { NothingFits } from "#rules/member-plan/meals/choose-week.ts";
import type { Variation } from "#rules/member-plan/meals/variation.ts";
import type { PlanSource } from "#rules/member-plan/pool/plan-source.ts";

/** A member's plan. If no meals fit the answers, it has no days with meals, only workouts. */
export function makeFittingPlan(
  answers: Answers,
  source: PlanSource,
  variation?: Variation,
): MemberPlan {
  try {
    return makePlan(answers, source, variation);
  } catch (error) {
    if (error instanceof NothingFits) return makeWorkoutPlan(answers, source);
    throw error;
  }
}
