import type { Answers } from "#lib/json.ts";
import { applyRules, type Decisions } from "#member-plan/apply-rules.ts";
import { type ChosenMeals, chooseMeals, cookingFatFor } from "#member-plan/meals/choose-meals.ts";
import { plannedDay } from "#member-plan/meals/planned-day.ts";
import type { DayTarget, Portion } from "#member-plan/meals/portion.ts";
import { energyTarget } from "#member-plan/needs/energy.ts";
import { factsOf } from "#member-plan/needs/facts.ts";
import { proteinRange } from "#member-plan/needs/protein.ts";
import type { PlanSource } from "#member-plan/pool/plan-source.ts";
import type { Slot } from "#member-plan/pool/slots.ts";

export const decisionsFor = (answers: Answers, { rules }: PlanSource): Decisions =>
  applyRules(rules, factsOf(answers, rules.defaults));

/** The meals that a plan would have, without their portions, which take longer. */
export function chosenFor(
  answers: Answers,
  source: PlanSource,
): ChosenMeals & { slots: Slot[]; cookingFat: string | undefined } {
  const decisions = decisionsFor(answers, source);
  return {
    ...chooseMeals(source, decisions, targetOf(answers, source)),
    slots: decisions.slots,
    cookingFat: cookingFatFor(source, decisions),
  };
}

/** What a member's day adds up to. */
export function targetOf(answers: Answers, { rules }: PlanSource): DayTarget {
  const facts = factsOf(answers, rules.defaults);
  const energy = energyTarget(facts, applyRules(rules, facts).energy);
  return { energy, protein: proteinRange(facts.body, energy) };
}

/** The portions of a day's meals. */
export function fittedDay(
  ids: readonly string[],
  {
    target,
    cookingFat,
    source,
  }: { target: DayTarget; cookingFat: string | undefined; source: PlanSource },
): Portion[] {
  const pool = { ...source.foods, ...source.meals };
  return plannedDay(ids, pool, { slots: [], target, cookingFat, pans: 1 }).meals.map(
    ({ portion }) => portion,
  );
}
