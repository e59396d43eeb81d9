import type { Food } from "../pool/meal-pool.ts";
import { type DayTarget, isLean, type Portion, stepOf } from "./portion.ts";
import { settlePortions } from "./settle-portions.ts";
import {
  type EnergyAndProtein,
  portionsOf,
  sumOf,
  type WeighedFood,
  weighedFoods,
} from "./weighed-food.ts";

/** How far inside the range of protein to aim, since rounding changes it a little. */
const MARGIN = 0.05;
/** By how much more or less than the rest of a meal its fat can be scaled. */
const LEAST_SCALE = 0.2;
const MOST_SCALE = 2.5;

/**
 * Scales the meals of a day to its target: as they are if their protein is in range, otherwise lean
 * foods to the end of the range and fats to the rest of the energy. If there's too little fat to
 * scale, `cookingFat` is added to every meal. Weights are rounded to 5 g, pieces to whole ones, and
 * the difference goes to the foods that are weighed.
 */
export function fitPortions(
  meals: readonly Portion[],
  foods: Record<string, Food>,
  target: DayTarget,
  cookingFat?: string,
): Portion[] {
  const given = weighedFoods(meals, foods);
  const isFat = (food: Food) => !isLean(food);
  const scales = scalesFor(sumOf(given, isLean), sumOf(given, isFat), target);
  const fat = scales.missing > 0 && cookingFat !== undefined ? foods[cookingFat] : undefined;
  const all = fat ? weighedFoods(withFood(meals, cookingFat), foods) : given;
  for (const one of all) {
    // Salt and water have no energy, and stay as they are.
    if (one.food.energy === 0) continue;
    one.grams *= isLean(one.food) ? scales.lean : scales.fat;
    if (one.food === fat) one.grams += ((scales.missing / fat.energy) * 100) / meals.length;
    one.grams = roundedGrams(one);
  }
  settlePortions(all, target);
  return portionsOf(all, meals.length);
}

/** The same meals, each with the food, even if it had none of it. */
const withFood = (meals: readonly Portion[], id = ""): Portion[] =>
  meals.map((meal) => ({ ...meal, [id]: meal[id] ?? 0 }));

/** By what lean foods and fats are multiplied, and the energy that's still missing then. */
function scalesFor(lean: EnergyAndProtein, fat: EnergyAndProtein, { energy, protein }: DayTarget) {
  const even = energy / (lean.energy + fat.energy);
  const evenProtein = even * (lean.protein + fat.protein);
  const wanted = Math.min(
    Math.max(evenProtein, protein.from * (1 + MARGIN)),
    protein.to * (1 - MARGIN),
  );
  if (wanted === evenProtein) return { lean: even, fat: even, missing: 0 };
  // Two equations: the energy and the protein of both add up to the target.
  const determinant = lean.energy * fat.protein - fat.energy * lean.protein;
  const exact = (lean.energy * wanted - energy * lean.protein) / determinant;
  const fatScale = Number.isFinite(exact)
    ? Math.min(Math.max(exact, even * LEAST_SCALE), even * MOST_SCALE)
    : even;
  if (wanted < evenProtein) {
    const leanScale = (wanted - fatScale * fat.protein) / lean.protein;
    const missing = energy - leanScale * lean.energy - fatScale * fat.energy;
    return { lean: leanScale, fat: fatScale, missing: Math.max(missing, 0) };
  }
  return { lean: (energy - fatScale * fat.energy) / lean.energy, fat: fatScale, missing: 0 };
}

/** Rounded to what can be weighed or counted. */
function roundedGrams({ food, grams }: WeighedFood): number {
  const step = stepOf(food);
  const rounded = Math.max(Math.round(grams / step), 1) * step;
  return Math.min(rounded, food.most ?? rounded);
}
