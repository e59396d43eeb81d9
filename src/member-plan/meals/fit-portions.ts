import type { Food, Nutrition } from "../pool/meal-pool.ts";
import { type DayTarget, isLean, type Portion, stepOf, total } from "./portion.ts";
import { settlePortions } from "./settle-portions.ts";

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
  const lean = total(meals, foods, isLean);
  const fat = total(meals, foods, (food) => !isLean(food));
  const scales = scalesFor(lean, fat, target);
  const added =
    cookingFat === undefined ? 0 : (scales.missing / (foods[cookingFat]?.energy ?? 1)) * 100;
  const scaled = meals.map((meal) => {
    const grams = mapGrams(
      meal,
      foods,
      (grams, food) => grams * (isLean(food) ? scales.lean : scales.fat),
    );
    return cookingFat !== undefined && added > 0
      ? { ...grams, [cookingFat]: (grams[cookingFat] ?? 0) + added / meals.length }
      : grams;
  });
  const rounded = scaled.map((meal) => mapGrams(meal, foods, roundedGrams));
  return settlePortions(rounded, foods, target);
}

/** By what lean foods and fats are multiplied, and the energy that's still missing then. */
function scalesFor(lean: Nutrition, fat: Nutrition, { energy, protein }: DayTarget) {
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
function roundedGrams(grams: number, food: Food | undefined): number {
  const step = stepOf(food);
  const rounded = Math.max(Math.round(grams / step), 1) * step;
  return Math.min(rounded, food?.most ?? rounded);
}

/** Salt and water have no energy, and stay as they are. */
const mapGrams = (
  meal: Portion,
  foods: Record<string, Food>,
  map: (grams: number, food: Food | undefined) => number,
): Portion =>
  Object.fromEntries(
    Object.entries(meal).map(([id, grams]) => [
      id,
      foods[id]?.energy === 0 ? grams : map(grams, foods[id]),
    ]),
  );
