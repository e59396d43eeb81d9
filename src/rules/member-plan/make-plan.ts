import type { Answers } from "#lib/json.ts";
import { applyRules, type Decisions, type Reason } from "./apply-rules.ts";
import { DAYS_OF_CYCLE } from "./meals/choose-meals.ts";
import { DAYS_OF_PLAN, findServedTwice, type Pair, withLeftovers } from "./meals/leftovers.ts";
import { chooseMeals, createKitchen, type MealSource, wholePool } from "./meals/meal-source.ts";
import { createPlannedDay, type PlannedDay } from "./meals/planned-day.ts";
import type { DayTarget } from "./meals/portion.ts";
import { type Variation, varyDecisions } from "./meals/variation.ts";
import { dayTarget } from "./needs/day-target.ts";
import { energyLimit } from "./needs/energy.ts";
import { deriveFacts, type Facts } from "./needs/facts.ts";
import { listContents } from "./pool/meal-pool.ts";
import type { PlanSource } from "./pool/plan-source.ts";
import { type WorkoutWeek, workoutWeeks } from "./workouts/workout-weeks.ts";

export interface MemberPlan {
  /** The two weeks that repeat. */
  cycle: PlannedDay[];
  /** Takes the place of a day of the cycle from a day on, by index in the cycle. */
  later: { fromDay: number; index: number; planned: PlannedDay }[];
  weeks: WorkoutWeek[];
  target: DayTarget;
  /** The decisions of the rules. */
  decisions: Decisions;
  reasons: Reason[];
  /** Answers that were missing or unreadable, and got their defaults. */
  missing: string[];
}

/** The parts of a plan that its meals have to fit. */
export type PlanConstraints = Pick<MemberPlan, "decisions" | "target">;

/**
 * Makes a member's plan for a month, the first one if there's no `variation`. It's pure: the same
 * answers, pool, and rules give the same plan in Node and in every browser. Throws `NothingFits` if
 * no meal is left for a slot.
 */
export function makePlan(answers: Answers, source: PlanSource, variation?: Variation): MemberPlan {
  const facts = deriveFacts(answers, source.rules.defaults, source.rules.unasked);
  const decisions = varyDecisions(applyRules(source.rules, facts), variation);
  const plan = planWithoutMeals(facts, decisions, source);
  const { days, later } = chooseMeals(source, decisions, plan.target);
  const meals = [...days.flat(), ...later.flatMap(({ ids }) => ids)];
  const serving = { ...plan, ...decisions, ...createKitchen(source, decisions) };
  const pool = { ...source.foods, ...source.meals };
  return {
    ...plan,
    cycle: days.map((ids) => createPlannedDay(ids, pool, serving)),
    later: later.map(({ ids, ...late }) => ({
      ...late,
      planned: createPlannedDay(ids, pool, serving),
    })),
    // Left out: reasons for foods that never come up, and for a late meal or a slow dinner that can't
    // be found.
    reasons: plan.reasons.filter(
      ({ contains, fromDay, slowFrom }) =>
        (contains === undefined || isServed(meals, contains, source)) &&
        (fromDay === undefined || later.some((late) => late.fromDay === fromDay)) &&
        (slowFrom === undefined || isSlow(days.flat(), slowFrom, source)),
    ),
  };
}

const isServed = (ids: readonly string[], wanted: readonly string[], source: PlanSource): boolean =>
  ids.some((id) => {
    const meal = source.meals.meals[id];
    return (
      meal && listContents(meal.ingredients, source.foods.foods).some((one) => wanted.includes(one))
    );
  });

const isSlow = (ids: readonly string[], minutes: number, { meals }: PlanSource): boolean =>
  ids.some((id) => (meals.meals[id]?.minutes ?? 0) >= minutes);

/** The plan of a member if no meals fit: it only has workouts. */
export function makeWorkoutPlan(answers: Answers, source: PlanSource): MemberPlan {
  const facts = deriveFacts(answers, source.rules.defaults, source.rules.unasked);
  return planWithoutMeals(facts, applyRules(source.rules, facts), source);
}

function planWithoutMeals(
  facts: Facts,
  decisions: Decisions,
  { exercises, workouts, rules }: PlanSource,
): MemberPlan {
  return {
    cycle: [],
    later: [],
    weeks: workoutWeeks(exercises.exercises, workouts, decisions.training),
    target: dayTarget(facts, decisions),
    decisions,
    reasons: findReasons(facts, decisions, rules["energy-limits"]),
    missing: facts.missing,
  };
}

/** The reasons of the decisions, but for an energy that stops at a limit, the limit is the reason. */
function findReasons(
  facts: Facts,
  { energy, reasons }: Decisions,
  limits: PlanSource["rules"]["energy-limits"] = {},
): Reason[] {
  const limit = energyLimit(facts, energy);
  if (!limit) return reasons;
  const text = limits[limit] ?? "";
  return [...reasons.filter(({ isEnergy }) => !isEnergy), { answer: "weight", text }];
}

/** The meals of a day, with what is cooked once and eaten twice. */
export function servedDay(plan: MemberPlan, day: number, source: MealSource) {
  return serveDay((one) => findPlannedDay(plan, one), day, { plan, source });
}

/** The same of days that can have exchanged meals. */
export function serveDay(
  mealsOn: (day: number) => PlannedDay | undefined,
  day: number,
  {
    plan,
    source,
    pairsOn = () => [],
  }: { plan: MemberPlan; source: MealSource; pairsOn?: (day: number) => readonly Pair[] },
): PlannedDay | undefined {
  const today = mealsOn(day);
  const before = day > 1 ? mealsOn(day - 1) : undefined;
  const after = day < DAYS_OF_PLAN ? mealsOn(day + 1) : undefined;
  const pool = wholePool(source);
  const { pans } = createKitchen(source, plan.decisions);
  const stale = findServedTwice(
    [day > 2 ? mealsOn(day - 2) : undefined, before],
    pairsOn(day - 2),
    source.meals.meals,
  );
  const neighbors = {
    ...{ before, after, pairsBefore: pairsOn(day - 1), pairs: pairsOn(day) },
    staleBefore: stale.map(({ to }) => to),
  };
  return today && withLeftovers(today, neighbors, { pool, pans });
}

/** The meals of a day as they're planned. Days count from 1. */
export function findPlannedDay({ cycle, later }: MemberPlan, day: number): PlannedDay | undefined {
  const index = (day - 1) % DAYS_OF_CYCLE;
  const late = later.find((one) => one.index === index && day >= one.fromDay);
  return late?.planned ?? cycle[index];
}
