import type { Decisions } from "./apply-rules.ts";
import { type Candidate, chooseWeek } from "./choose-week.ts";
import { withLateMeal } from "./late-meal.ts";
import { contentsOf, type MealPool, type PoolMeal } from "./meal-pool.ts";
import type { PlanSource } from "./plan-source.ts";

/** What meals are chosen from. */
export type MealSource = Pick<PlanSource, "foods" | "meals" | "rules">;

/** The meals of the cycle, and of the days that change from a day on. */
export interface ChosenMeals {
  week: string[][];
  later: { fromDay: number; index: number; ids: string[] }[];
}

/**
 * Chooses a member's meals. What they weigh is decided after that. Throws `NothingFits` if no meal
 * is left for a slot.
 */
export function chooseMeals(source: MealSource, decisions: Decisions): ChosenMeals {
  const candidates = candidatesOf(source, decisions);
  const week = chooseWeek(
    candidates.filter((candidate) => !startsLate(candidate, source)),
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

/** The meals that the rules allow. */
export const candidatesOf = (
  { foods, meals }: MealSource,
  { minutes, never }: Pick<Decisions, "minutes" | "never">,
): Candidate[] =>
  allCandidates({ ...foods, ...meals }).filter(
    ({ id, contains }) =>
      (meals.meals[id]?.minutes ?? 0) <= minutes && !contains.some((content) => never.has(content)),
  );

/** Whether a meal comes up late or never, by the rules for `later`. */
export const startsLate = ({ contains }: Candidate, { rules }: Pick<MealSource, "rules">) =>
  rules.later.some((rule) => rule.contains.some((content) => contains.includes(content)));

/** The fat that is added to lean days: the first that the member may get. */
export const cookingFatFor = (
  { rules, foods }: MealSource,
  { never }: Pick<Decisions, "never">,
): string | undefined =>
  rules["cooking-fats"].find(
    (id) => !foods.foods[id]?.contains.some((content) => never.has(content)),
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

const candidatesOfPool = new WeakMap<Record<string, PoolMeal>, Candidate[]>();
