import type { Food } from "../pool/meal-pool.ts";
import type { Portion } from "./portion.ts";

/** A food of a day, in one of its meals. Fitting changes its grams in place. */
export interface WeighedFood {
  /** The meal's index in the day. */
  meal: number;
  id: string;
  food: Food;
  grams: number;
  /** The most grams in a meal. */
  most: number;
  /** Settling keeps the grams in this range, so that a meal stays what its name says. */
  range?: { from: number; to: number } | undefined;
}

/** The contents of a day: kcal, and grams of protein. */
export interface EnergyAndProtein {
  energy: number;
  protein: number;
}

/** All foods of a day's meals in one list. Foods that the pool doesn't know are left out. */
export function weighFoods(
  meals: readonly Portion[],
  foods: Record<string, Food>,
  maxGrams = Number.POSITIVE_INFINITY,
): WeighedFood[] {
  const all: WeighedFood[] = [];
  meals.forEach((portion, meal) => {
    Object.keys(portion).forEach((id) => {
      const food = foods[id];
      const { most = maxGrams } = food ?? {};
      if (food) all.push({ meal, id, food, grams: portion[id] ?? 0, most });
    });
  });
  return all;
}

/** The meals that a list was made of. */
export function toPortions(all: readonly WeighedFood[], mealCount: number): Portion[] {
  const portions = Array.from({ length: mealCount }, (): Portion => ({}));
  all.forEach(({ meal, id, grams }) => {
    const portion = portions[meal];
    if (portion) portion[id] = grams;
  });
  return portions;
}

/** The contents of foods together, of all of them or of some. */
export function sumFoods(
  all: readonly WeighedFood[],
  counts: (food: Food) => boolean = () => true,
): EnergyAndProtein {
  const sum = { energy: 0, protein: 0 };
  all.forEach(({ food, grams }) => {
    if (!counts(food)) return;
    sum.energy += computeEnergy(food, grams);
    sum.protein += computeProtein(food, grams);
  });
  return sum;
}

export const computeEnergy = (food: Food, grams: number): number => (food.energy * grams) / 100;
export const computeProtein = (food: Food, grams: number): number => (food.protein * grams) / 100;
