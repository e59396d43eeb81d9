import type { Decisions } from "../apply-rules.ts";
import { entriesById } from "../pool/entries-by-id.ts";
import { contentsOf, type MealPool, type PoolMeal } from "../pool/meal-pool.ts";
import type { PlanSource } from "../pool/plan-source.ts";
import { type Candidate, chooseWeek } from "./choose-week.ts";
import { withLateMeal } from "./late-meal.ts";

/** What meals are chosen from. */
export type MealSource = Pick<PlanSource, "foods" | "meals" | "rules">;

/** A meal of the pool, as far as the choice depends on it. */
export interface PoolCandidate extends Candidate {
  minutes: number;
}

/** The meals of the cycle, and of the days that change from a day on. */
export interface ChosenMeals {
  week: string[][];
  later: { fromDay: number; index: number; ids: string[] }[];
}

/**
 * Chooses a member's meals. What they weigh is decided after that. Throws `NothingFits` if no meal
 * is left for a slot.
 */
export const chooseMeals = (source: MealSource, decisions: Decisions): ChosenMeals =>
  chooseAmong(allCandidates({ ...source.foods, ...source.meals }), source, decisions);

/** The same for a pool alone. */
export function chooseAmong(
  pool: readonly PoolCandidate[],
  rules: Pick<MealSource, "rules">,
  decisions: Decisions,
): ChosenMeals {
  const candidates = allowed(pool, decisions);
  const week = chooseWeek(
    candidates.filter((candidate) => !startsLate(candidate, rules)),
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
  limits: Pick<Decisions, "minutes" | "never">,
): Candidate[] => allowed(allCandidates({ ...foods, ...meals }), limits);

const allowed = (
  pool: readonly PoolCandidate[],
  { minutes, never }: Pick<Decisions, "minutes" | "never">,
): PoolCandidate[] =>
  pool.filter(
    (meal) => meal.minutes <= minutes && !meal.contains.some((content) => never.has(content)),
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
function allCandidates({ meals, foods }: MealPool): PoolCandidate[] {
  const known = candidatesOfPool.get(meals);
  if (known) return known;
  const candidates = entriesById(meals).map(({ id, entry: { slots, minutes, ingredients } }) => ({
    id,
    slots,
    minutes,
    contains: contentsOf(ingredients, foods),
  }));
  candidatesOfPool.set(meals, candidates);
  return candidates;
}

const candidatesOfPool = new WeakMap<Record<string, PoolMeal>, PoolCandidate[]>();
