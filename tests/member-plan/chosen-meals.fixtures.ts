import type { Answers } from "#lib/json.ts";
import { applyRules, type Decisions } from "#rules/member-plan/apply-rules.ts";
import type { ChosenMeals } from "#rules/member-plan/meals/choose-meals.ts";
import { chooseCookingFat } from "#rules/member-plan/meals/cooking-fat.ts";
import { chooseMeals } from "#rules/member-plan/meals/meal-source.ts";
import { createPlannedDay } from "#rules/member-plan/meals/planned-day.ts";
import type { DayTarget, Portion } from "#rules/member-plan/meals/portion.ts";
import { energyTarget } from "#rules/member-plan/needs/energy.ts";
import { deriveFacts } from "#rules/member-plan/needs/facts.ts";
import { proteinRange } from "#rules/member-plan/needs/protein.ts";
import type { PlanSource } from "#rules/member-plan/pool/plan-source.ts";
import type { Slot } from "#rules/member-plan/pool/slots.ts";

export const decide = (answers: Answers, { rules }: PlanSource): Decisions =>
  applyRules(rules, deriveFacts(answers, rules.defaults));

/** The meals that a plan would have, without their portions, which take longer. */
export function chooseMemberMeals(
  answers: Answers,
  source: PlanSource,
): ChosenMeals & { slots: Slot[]; cookingFat: string | undefined } {
  const decisions = decide(answers, source);
  return {
    ...chooseMeals(source, decisions, calculateTarget(answers, source)),
    slots: decisions.slots,
    cookingFat: chooseCookingFat(source, decisions),
  };
}

/** The sums of a member's day. */
export function calculateTarget(answers: Answers, { rules }: PlanSource): DayTarget {
  const facts = deriveFacts(answers, rules.defaults);
  const energy = energyTarget(facts, applyRules(rules, facts).energy);
  return { energy, protein: proteinRange(facts.body, energy) };
}

/** The portions of a day's meals. */
export function fitDay(
  ids: readonly string[],
  {
    target,
    cookingFat,
    source,
  }: { target: DayTarget; cookingFat: string | undefined; source: PlanSource },
): Portion[] {
  const pool = { ...source.foods, ...source.meals };
  return createPlannedDay(ids, pool, { slots: [], target, cookingFat, pans: 1 }).meals.map(
    ({ portion }) => portion,
  );
}
