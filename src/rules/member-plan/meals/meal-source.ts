import type { Decisions } from "../apply-rules.ts";
import { entriesById } from "../pool/entries-by-id.ts";
import type { Food, MealPool, PoolMeal } from "../pool/meal-pool.ts";
import type { PlanSource } from "../pool/plan-source.ts";
import {
  type CandidatePool,
  type ChosenMeals,
  chooseAmong,
  countPans,
  type Limits,
  type PoolCandidate,
  selectAllowed,
} from "./choose-meals.ts";
import { chooseCookingFat, contentsBesideFat, fatContents, openFat } from "./cooking-fat.ts";
import { cookingTime } from "./cooking-time.ts";
import { computeNutrition, type DayTarget, MAX_GRAMS, type Portion } from "./portion.ts";
import { sumSodium } from "./salt.ts";
import type { Candidate } from "./taste.ts";
import { weighFoods } from "./weighed-food.ts";

/** The data that meals are chosen from. */
export interface MealSource extends Pick<PlanSource, "foods" | "meals" | "rules"> {
  /** Dishes of the cookbook, which members can cook instead. Weeks are made without them. */
  dishes?: Record<string, PoolMeal> | undefined;
}

/** Everything that a day can have, with what's cooked instead. */
export const wholePool = ({ foods, meals, dishes }: MealSource): MealPool => ({
  ...foods,
  meals: dishes ? { ...meals.meals, ...dishes } : meals.meals,
});

/** The meals that a program has for a member, as `chooseAmong` chooses them. */
export const chooseMeals = (
  source: MealSource,
  decisions: Decisions,
  target: DayTarget,
): ChosenMeals => chooseAmong(candidatePool(source), source, decisions, target);

/** The meals that the rules allow. */
export const findCandidates = (
  source: MealSource,
  decisions: Limits,
  target: DayTarget,
): Candidate[] => selectAllowed(candidatePool(source), decisions, target);

/** The fat and the pans that a member cooks with. */
export const createKitchen = (source: MealSource, decisions: Decisions) => ({
  cookingFat: chooseCookingFat(source, decisions),
  pans: countPans(decisions),
});

/** The meals of a program, with its cooking fats. */
export const candidatePool = ({ foods, meals, rules }: MealSource): CandidatePool => ({
  meals: allCandidates({ ...foods, ...meals }),
  cookingFats: fatContents({ foods, rules }),
});

/** All meals of a pool. What they contain takes a while to find out, so it's done once. */
function allCandidates({ meals, foods }: MealPool): PoolCandidate[] {
  const known = candidatesOfPool.get(meals);
  if (known) return known;
  const candidates = entriesById(meals).map(({ id, entry }) => ({
    id,
    slots: entry.slots,
    ...composition(entry, foods),
  }));
  candidatesOfPool.set(meals, candidates);
  return candidates;
}

/** The contents, figures, and time of a meal, as the choice needs them. */
export function composition(meal: PoolMeal, foods: Record<string, Food>) {
  const { ingredients } = meal;
  const { energy, protein } = computeNutrition(ingredients, foods);
  const fat = openFat(meal, foods);
  return {
    ...cookingTime(meal, foods),
    keeps: !meal["eat-at-once"],
    contains: contentsBesideFat(meal, foods),
    ...(fat !== undefined && { openFat: foods[fat]?.contains ?? [] }),
    proteins: findProteins(ingredients, foods),
    mostEnergy: Math.round(computeNutrition(largestPortion(ingredients, foods), foods).energy),
    energy: Math.round(energy),
    protein: Math.round(protein),
    sodium: Math.round(sumSodium(weighFoods([ingredients], foods))),
  };
}

/** The most of each food that fits on a plate. */
const largestPortion = (ingredients: Portion, foods: Record<string, Food>): Portion =>
  Object.fromEntries(
    Object.keys(ingredients).map((id) => [id, Math.min(foods[id]?.most ?? MAX_GRAMS, MAX_GRAMS)]),
  );

/** The meats, fish, and eggs that are bought for a meal, each by its place in the order of ids. */
function findProteins(ingredients: Record<string, number>, foods: Record<string, Food>): number[] {
  const order = entriesById(foods).map(({ id }) => id);
  const bought = Object.keys(ingredients).map((id) => foods[id]?.["bought-as"] ?? id);
  return [...new Set(bought)]
    .filter((id) => foods[id]?.category === "Proteins")
    .map((id) => order.indexOf(id));
}

const candidatesOfPool = new WeakMap<Record<string, PoolMeal>, PoolCandidate[]>();
