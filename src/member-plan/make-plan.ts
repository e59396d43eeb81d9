import type { Answers } from "#lib/json.ts";
import { applyRules, type Decisions, type Reason } from "./apply-rules.ts";
import { type Candidate, chooseWeek, DAYS_OF_CYCLE } from "./choose-week.ts";
import type { Content } from "./contents.ts";
import { energyTarget } from "./energy.ts";
import type { PoolExercise, WorkoutTemplate } from "./exercise-pool.ts";
import { factsOf } from "./facts.ts";
import { fitPortions } from "./fit-portions.ts";
import { withLateMeal } from "./late-meal.ts";
import {
  contentsOf,
  type Food,
  type MealPool,
  type Nutrition,
  type PoolMeal,
} from "./meal-pool.ts";
import type { PlanRules } from "./plan-rules.ts";
import { type DayTarget, type Portion, total } from "./portion.ts";
import { proteinRange } from "./protein.ts";
import type { Slot } from "./slots.ts";
import { type WorkoutWeek, workoutWeeks } from "./workout-weeks.ts";

/** What plans are made from: the files of `funnel/program/`. */
export interface PlanSource {
  foods: { foods: Record<string, Food> };
  meals: { meals: Record<string, PoolMeal> };
  rules: PlanRules;
  exercises: { exercises: Record<string, PoolExercise> };
  workouts: WorkoutTemplate;
}

/** A meal of a member's day. */
export interface PlannedMeal {
  slot: Slot;
  /** Its id in the pool. */
  meal: string;
  contains: Content[];
  portion: Portion;
}

export interface PlannedDay {
  meals: PlannedMeal[];
  nutrition: Nutrition;
}

export interface MemberPlan {
  /** The seven days that repeat. */
  cycle: PlannedDay[];
  /** Takes the place of a day of the cycle from a day on, by index in the cycle. */
  later: { fromDay: number; index: number; planned: PlannedDay }[];
  weeks: WorkoutWeek[];
  target: DayTarget;
  /** The longest a meal may take, in minutes. */
  minutes: number;
  reasons: Reason[];
  /** Answers that were missing or unreadable, and got their defaults. */
  missing: string[];
}

/**
 * Makes a member's plan. It's pure: the same answers, pool, and rules give the same plan in Node and
 * in every browser. Throws `NothingFits` if no meal is left for a slot.
 */
export function makePlan(answers: Answers, source: PlanSource): MemberPlan {
  const { rules } = source;
  const pool = poolOf(source);
  const facts = factsOf(answers, rules.defaults);
  const decisions = applyRules(rules, facts);
  const target = {
    energy: energyTarget(facts, decisions.energy),
    protein: proteinRange(facts.body),
  };
  const cookingFat = cookingFatFor(source, decisions);
  const planned = (ids: string[]) => plannedDay(ids, decisions.slots, pool, { target, cookingFat });

  const { week, later } = chooseMeals(source, decisions);
  return {
    cycle: week.map(planned),
    later: later.map(({ ids, ...late }) => ({ ...late, planned: planned(ids) })),
    weeks: workoutWeeks(source.exercises.exercises, source.workouts, decisions.training),
    target,
    minutes: decisions.minutes,
    // What starts late can find no meal, and is no reason then.
    reasons: decisions.reasons.filter(
      ({ fromDay }) => fromDay === undefined || later.some((late) => late.fromDay === fromDay),
    ),
    missing: facts.missing,
  };
}

/** The meals of the cycle, and of the days that change from a day on. */
export interface ChosenMeals {
  week: string[][];
  later: { fromDay: number; index: number; ids: string[] }[];
}

/** Chooses a member's meals. What they weigh is decided after that. */
export function chooseMeals(source: PlanSource, decisions: Decisions): ChosenMeals {
  const candidates = candidatesOf(poolOf(source), decisions);
  const startsLate = ({ contains }: Candidate) =>
    source.rules.later.some((rule) => rule.contains.some((content) => contains.includes(content)));
  const week = chooseWeek(
    candidates.filter((candidate) => !startsLate(candidate)),
    decisions.slots,
    decisions,
  );
  const later = decisions.later.flatMap(({ contains, fromDay }) => {
    const isLate = (one: Candidate) => contains.some((content) => one.contains.includes(content));
    const day = withLateMeal(week, candidates, isLate, decisions);
    return day ? [{ fromDay, ...day }] : [];
  });
  return { week, later };
}

/** The fat that is added to lean days: the first that the member may get. */
export const cookingFatFor = (
  { rules, foods }: PlanSource,
  { never }: Decisions,
): string | undefined =>
  rules["cooking-fats"].find(
    (id) => !foods.foods[id]?.contains.some((content) => never.has(content)),
  );

const poolOf = ({ foods, meals }: PlanSource): MealPool => ({ ...foods, ...meals });

/** The meals of a day. Days count from 1. */
export function dayOf({ cycle, later }: MemberPlan, day: number): PlannedDay | undefined {
  const index = (day - 1) % DAYS_OF_CYCLE;
  const late = later.find((one) => one.index === index && day >= one.fromDay);
  return late?.planned ?? cycle[index];
}

/** The reasons that concern a day. `{minutes}` becomes that of its longest meal. */
export function reasonsOfDay(plan: MemberPlan, day: number, source: PlanSource): Reason[] {
  const meals = dayOf(plan, day)?.meals ?? [];
  const longest = Math.max(...meals.map(({ meal }) => source.meals.meals[meal]?.minutes ?? 0));
  return plan.reasons
    .filter(({ contains, fromDay = 1 }) => {
      const isServed = contains?.some((one) => meals.some((meal) => meal.contains.includes(one)));
      return (isServed ?? true) && day >= fromDay;
    })
    .map((reason) => ({ ...reason, text: reason.text.replace("{minutes}", String(longest)) }));
}

function plannedDay(
  ids: string[],
  slots: readonly Slot[],
  { meals, foods }: MealPool,
  { target, cookingFat }: { target: DayTarget; cookingFat: string | undefined },
): PlannedDay {
  const portions = fitPortions(
    ids.map((id) => meals[id]?.ingredients ?? {}),
    foods,
    target,
    cookingFat,
  );
  return {
    meals: portions.map((portion, index) => ({
      slot: slots[index] ?? "snack",
      meal: ids[index] ?? "",
      contains: contentsOf(portion, foods),
      portion,
    })),
    nutrition: total(portions, foods),
  };
}

/** The meals that the rules allow. */
const candidatesOf = (pool: MealPool, { minutes, never }: Decisions): Candidate[] =>
  allCandidates(pool).filter(
    ({ id, contains }) =>
      (pool.meals[id]?.minutes ?? 0) <= minutes && !contains.some((content) => never.has(content)),
  );

/** All meals of a pool. What they contain takes a while to find out, so it's done once. */
function allCandidates({ meals, foods }: MealPool): Candidate[] {
  const known = candidatesOfPool.get(meals);
  if (known) return known;
  const candidates = Object.entries(meals).map(([id, { slots, ingredients }]) => ({
    id,
    slots,
    contains: contentsOf(ingredients, foods),
  }));
  candidatesOfPool.set(meals, candidates);
  return candidates;
}

const candidatesOfPool = new WeakMap<MealPool["meals"], Candidate[]>();
