import type { Answers } from "#lib/json.ts";
import { applyRules } from "#member-plan/apply-rules.ts";
import { NothingFits } from "#member-plan/choose-week.ts";
import { energyTarget } from "#member-plan/energy.ts";
import { factsOf } from "#member-plan/facts.ts";
import { type MemberPlan, makePlan, type PlanSource } from "#member-plan/make-plan.ts";
import { proteinRange } from "#member-plan/protein.ts";
import { workoutWeeks } from "#member-plan/workout-weeks.ts";

/** A member's plan. If no meals fit the answers, it has no days with meals, only workouts. */
export function planFor(answers: Answers, source: PlanSource): MemberPlan {
  try {
    return makePlan(answers, source);
  } catch (error) {
    if (error instanceof NothingFits) return withoutMeals(answers, source);
    throw error;
  }
}

function withoutMeals(answers: Answers, { rules, exercises, workouts }: PlanSource): MemberPlan {
  const facts = factsOf(answers, rules.defaults);
  const { training, minutes, reasons, energy } = applyRules(rules, facts);
  return {
    cycle: [],
    later: [],
    weeks: workoutWeeks(exercises.exercises, workouts, training),
    target: { energy: energyTarget(facts, energy), protein: proteinRange(facts.body) },
    minutes,
    reasons,
    missing: facts.missing,
  };
}
