import type { Decisions } from "../apply-rules.ts";
import { isMeat } from "../pool/contents.ts";
import { entriesById } from "../pool/entries-by-id.ts";
import { contentsOf, type Food, type MealPool, type PoolMeal } from "../pool/meal-pool.ts";
import type { PlanSource } from "../pool/plan-source.ts";
import { type Candidate, chooseWeek, DAYS_OF_WEEK } from "./choose-week.ts";
import { withLateMeal } from "./late-meal.ts";
import { type DayTarget, nutritionOf } from "./portion.ts";
import { sumSodium } from "./salt.ts";
import { weighedFoods } from "./weighed-food.ts";

const WEEKS_OF_CYCLE = 2;
/** After so many days, the same meals come again. */
export const DAYS_OF_CYCLE = WEEKS_OF_CYCLE * DAYS_OF_WEEK;

/** What meals are chosen from. */
export type MealSource = Pick<PlanSource, "foods" | "meals" | "rules">;

/** A meal of the pool, as far as the choice depends on it. */
export interface PoolCandidate extends Candidate {
  minutes: number;
}

/** The meals of the cycle, and of the days that change from a day on. */
export interface ChosenMeals {
  days: string[][];
  later: { fromDay: number; index: number; ids: string[] }[];
}

/**
 * Chooses a member's meals for days that add up to the target. What they weigh is decided after that. Throws
 * `NothingFits` if no meal is left for a slot.
 */
export const chooseMeals = (
  source: MealSource,
  decisions: Decisions,
  target: DayTarget,
): ChosenMeals =>
  chooseAmong(allCandidates({ ...source.foods, ...source.meals }), source, decisions, target);

/** The same for a pool alone. */
export function chooseAmong(
  pool: readonly PoolCandidate[],
  rules: Pick<MealSource, "rules">,
  decisions: Decisions,
  target: DayTarget,
): ChosenMeals {
  const candidates = allowed(inMemberOrder(decisions, pool), decisions);
  const taste = { ...decisions, target };
  const early = candidates.filter((candidate) => !startsLate(candidate, rules));
  const weeks: string[][][] = [];
  for (let week = 0; week < WEEKS_OF_CYCLE; week++)
    weeks.push(chooseWeek(early, decisions.slots, taste, weeks.flat(2)));
  const served: string[] = [];
  const later = decisions.later.flatMap(({ contains, fromDay }) =>
    weeks.flatMap((week, number) => {
      const isLate = (one: Candidate) => contains.some((content) => one.contains.includes(content));
      const day = withLateMeal(week, servedLast(candidates, served), isLate, taste);
      if (!day) return [];
      served.push(...day.ids);
      return [{ fromDay, index: number * DAYS_OF_WEEK + day.index, ids: day.ids }];
    }),
  );
  return { days: weeks.flat(), later };
}

/** A pool in the order of a member, which decides between meals that fit equally well. */
function inMemberOrder<T>({ seed }: Pick<Decisions, "seed">, pool: readonly T[]): T[] {
  return pool
    .map((meal, index) => ({ meal, rank: scattered(seed, index) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ meal }) => meal);
}

/** A number that looks random, from two that are close to others: lowbias32 by Chris Wellons. */
function scattered(seed: number, index: number): number {
  let bits = seed + Math.imul(index, 0x9e3779b1);
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad);
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
  return (bits ^ (bits >>> 15)) >>> 0;
}

/** Meals that have come up are behind all others. */
const servedLast = <T extends { id: string }>(meals: readonly T[], served: string[]): T[] => [
  ...meals.filter(({ id }) => !served.includes(id)),
  ...meals.filter(({ id }) => served.includes(id)),
];

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

/**
 * The fat that is added to lean days: the first that the member may get. For who loves a meat, it's
 * of no other meat if possible, so that none comes up more often than the loved ones.
 */
export function cookingFatFor(
  { rules, foods }: MealSource,
  { never, loved }: Pick<Decisions, "never" | "loved">,
): string | undefined {
  const contents = (id: string) => foods.foods[id]?.contains ?? [];
  const possible = rules["cooking-fats"].filter(
    (id) => !contents(id).some((content) => never.has(content)),
  );
  const isToTaste = (id: string) =>
    contents(id).every((content) => !isMeat(content) || loved.has(content));
  return (loved.size > 0 ? possible.find(isToTaste) : undefined) ?? possible[0];
}

/** All meals of a pool. What they contain takes a while to find out, so it's done once. */
function allCandidates({ meals, foods }: MealPool): PoolCandidate[] {
  const known = candidatesOfPool.get(meals);
  if (known) return known;
  const candidates = entriesById(meals).map(({ id, entry: { slots, minutes, ingredients } }) => ({
    id,
    slots,
    minutes,
    ...composition(ingredients, foods),
  }));
  candidatesOfPool.set(meals, candidates);
  return candidates;
}

/** The contents and figures of a meal, as the choice needs them. */
export function composition(ingredients: Record<string, number>, foods: Record<string, Food>) {
  const { energy, protein } = nutritionOf(ingredients, foods);
  return {
    contains: contentsOf(ingredients, foods),
    energy: Math.round(energy),
    protein: Math.round(protein),
    sodium: Math.round(sumSodium(weighedFoods([ingredients], foods))),
  };
}

const candidatesOfPool = new WeakMap<Record<string, PoolMeal>, PoolCandidate[]>();
