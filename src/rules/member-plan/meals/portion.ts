import type { Food, Nutrition } from "../pool/meal-pool.ts";

/** Grams of each food. */
export type Portion = Record<string, number>;

export interface DayTarget {
  /** kcal */
  energy: number;
  /** grams */
  protein: { from: number; to: number };
}

/** The most grams of a food in a meal, as long as anything else is left. */
export const MAX_GRAMS = 500;

const STEP_GRAMS = 5;
/** Foods with less of their energy from protein count as fat, and are scaled on their own. */
const LEAN_FROM = 0.16;
const KCAL_PER_GRAM_OF_PROTEIN = 4;

/** From this share on, what isn't eaten is bought and weighed, too: bones, or a heart's vessels. */
export const MIN_REFUSE = 0.15;

/** The grams in which a food is weighed or counted. What has a bone is cooked in half pieces. */
export function getStep({ piece, about, refuse }: Food): number {
  if (piece) return piece.grams;
  if (!about || refuse < MIN_REFUSE) return STEP_GRAMS;
  return Math.round((about.grams * (1 - refuse)) / 2);
}

export const isLean = ({ energy, protein }: Food): boolean =>
  (protein * KCAL_PER_GRAM_OF_PROTEIN) / energy >= LEAN_FROM;

/** Almost only fat: butter, lard, and the like. */
const PURE_FAT_FROM = 80;

export const isPureFat = (food: Food | undefined): boolean =>
  food !== undefined && food.fat >= PURE_FAT_FROM;

/** The nutrition of these portions together. Foods that the pool doesn't know are left out. */
export function total(meals: readonly Portion[], foods: Record<string, Food>): Nutrition {
  const sum = { energy: 0, protein: 0, fat: 0, carbohydrate: 0 };
  meals.forEach((meal) => {
    Object.keys(meal).forEach((id) => {
      const food = foods[id];
      const grams = meal[id] ?? 0;
      if (!food) return;
      sum.energy += (food.energy * grams) / 100;
      sum.protein += (food.protein * grams) / 100;
      sum.fat += (food.fat * grams) / 100;
      sum.carbohydrate += (food.carbohydrate * grams) / 100;
    });
  });
  return sum;
}

/** The nutrition of one portion. */
export const computeNutrition = (portion: Portion, foods: Record<string, Food>): Nutrition =>
  total([portion], foods);
