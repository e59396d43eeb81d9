import { type Food, type Nutrition, nutritionOf } from "./meal-pool.ts";

/** Grams of each food. */
export type Portion = Record<string, number>;

export interface DayTarget {
  /** kcal */
  energy: number;
  /** grams */
  protein: { from: number; to: number };
}

const STEP_GRAMS = 5;
/** Foods with less of their energy from protein count as fat, and are scaled on their own. */
const LEAN_FROM = 0.16;
const KCAL_PER_GRAM_OF_PROTEIN = 4;

/** The grams in which a food is weighed or counted. */
export const stepOf = (food: Food | undefined): number => food?.piece?.grams ?? STEP_GRAMS;

export const isLean = (food: Food | undefined): boolean =>
  food !== undefined &&
  food.energy > 0 &&
  (food.protein * KCAL_PER_GRAM_OF_PROTEIN) / food.energy >= LEAN_FROM;

/** What these portions contain together. */
export function total(meals: readonly Portion[], foods: Record<string, Food>): Nutrition {
  const zero = { energy: 0, protein: 0, fat: 0, carbohydrate: 0 };
  return meals
    .map((meal) => nutritionOf(meal, foods))
    .reduce(
      (all, one) => ({
        energy: all.energy + one.energy,
        protein: all.protein + one.protein,
        fat: all.fat + one.fat,
        carbohydrate: all.carbohydrate + one.carbohydrate,
      }),
      zero,
    );
}
