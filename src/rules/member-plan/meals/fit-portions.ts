import { mostProtein } from "../needs/protein.ts";
import type { Food } from "../pool/meal-pool.ts";
import { MAX_SODIUM } from "./budgets.ts";
import { type DayTarget, getStep, isLean, isPureFat, MAX_GRAMS, type Portion } from "./portion.ts";
import { exchangeSaltyFoods, limitSalt, sumSodium } from "./salt.ts";
import { isNear, settlePortions } from "./settle-portions.ts";
import {
  type EnergyAndProtein,
  sumFoods,
  toPortions,
  type WeighedFood,
  weighFoods,
} from "./weighed-food.ts";

/** The distance inside the range of protein to aim for, since rounding changes it a little. */
const MARGIN = 0.05;
/** By how much more or less than the rest of a meal its fat can be scaled. */
const MIN_SCALE = 0.2;
const MAX_SCALE = 2.5;
/** By how much a lean food can be changed after it was scaled. */
const MIN_CHANGE = 0.65;
const MAX_CHANGE = 1.5;
/** More of a fat than its most, if nothing else is left to reach the energy. */
const EXTRA_FAT_GRAMS = 10;
/** The most grams of a food on a plate, and if a day can't be filled with that: more, then any. */
const LIMITS = [MAX_GRAMS, 750, Number.POSITIVE_INFINITY];

/** A fat that can be added, and to which meals. */
export interface AddedFat {
  /** Its id; undefined if the member may get none. */
  cookingFat: string | undefined;
  /** For each meal, whether its recipe knows what to do with a fat. */
  takesFat: readonly boolean[];
}

/**
 * Scales the meals of a day to its target: as they are if their protein is in range, otherwise lean
 * foods to the end of the range and fats to the rest of the energy. If there's too little fat to
 * scale, the pure fat of each meal gets more, or the meal gets `cookingFat` if it takes one. Weights
 * are rounded to 5 g, pieces to whole ones, and the difference goes to the foods that are weighed.
 * No food exceeds its `most`, but pure fats may by 10 g if nothing else is left to reach the energy.
 * Other foods have 500 g in a meal at most, unless nothing else is left either. Salt is taken off a
 * day that has too much.
 */
export function fitPortions(
  meals: readonly Portion[],
  foods: Record<string, Food>,
  target: DayTarget,
  added?: AddedFat,
): Portion[] {
  let fitted: WeighedFood[] = [];
  for (const maxGrams of LIMITS) {
    fitted = fitWithin(maxGrams, meals, foods, target, added);
    const { energy, protein } = sumFoods(fitted);
    const isFull = isNear(energy, target.energy) && protein <= withMostProtein(target).protein.to;
    if (isFull && sumSodium(fitted) <= MAX_SODIUM) break;
  }
  return toPortions(fitted, meals.length);
}

function fitWithin(
  maxGrams: number,
  meals: readonly Portion[],
  foods: Record<string, Food>,
  target: DayTarget,
  added: AddedFat | undefined,
): WeighedFood[] {
  const given = weighFoods(meals, foods, maxGrams);
  const isFat = (food: Food) => !isLean(food);
  const scales = computeScales(sumFoods(given, isLean), sumFoods(given, isFat), target);
  const all =
    scales.missing > 0 && added ? weighFoods(withFat(meals, foods, added), foods, maxGrams) : given;
  const pureFats = all.filter(({ food }) => isPureFat(food));
  for (const one of all) {
    // Salt and water have no energy, and stay as they are.
    if (one.food.energy === 0) continue;
    one.grams *= isLean(one.food) ? scales.lean : scales.fat;
    if (isPureFat(one.food))
      one.grams += ((scales.missing / one.food.energy) * 100) / pureFats.length;
    one.grams = roundGrams(one);
    one.range = settlingRange(one);
  }
  settlePortions(all, target);
  // If fats have reached their most, the energy comes from protein beyond its range.
  const relaxed = withMostProtein(target);
  settlePortions(all, relaxed);
  const { energy, protein } = sumFoods(all);
  const isInRange = protein >= relaxed.protein.from && protein <= relaxed.protein.to;
  if (!isNear(energy, target.energy) || !isInRange) {
    // Nothing else is left, for example on a day with one meal: portions may leave their ranges.
    for (const one of all) {
      one.range = undefined;
      if (isPureFat(one.food)) one.most += EXTRA_FAT_GRAMS;
    }
    settlePortions(all, relaxed);
    // Or a meal gets a fat that it didn't seem to need.
    const isShort =
      sumFoods(all).energy < target.energy && !isNear(sumFoods(all).energy, target.energy);
    if (isShort && added && all === given)
      return fitWithin(maxGrams, withFat(meals, foods, added), foods, target, undefined);
  }
  exchangeSaltyFoods(all);
  limitSalt(all);
  return all;
}

/** The same target with the most protein that a day may have. */
const withMostProtein = ({ energy, protein: { from, to } }: DayTarget): DayTarget => ({
  energy,
  protein: { from, to: Math.max(to, mostProtein(energy)) },
});

/** The same meals, with none yet of a fat that can be added to them. */
const withFat = (
  meals: readonly Portion[],
  foods: Record<string, Food>,
  { cookingFat, takesFat }: AddedFat,
): Portion[] =>
  meals.map((meal, index) => {
    const hasFat = Object.keys(meal).some((id) => isPureFat(foods[id]));
    return cookingFat === undefined || hasFat || !takesFat[index]
      ? meal
      : { ...meal, [cookingFat]: 0 };
  });

/** By what lean foods and fats are multiplied, and the energy that's still missing then. */
function computeScales(
  lean: EnergyAndProtein,
  fat: EnergyAndProtein,
  { energy, protein }: DayTarget,
) {
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
    ? Math.min(Math.max(exact, even * MIN_SCALE), even * MAX_SCALE)
    : even;
  if (wanted < evenProtein) {
    const leanScale = (wanted - fatScale * fat.protein) / lean.protein;
    const missing = energy - leanScale * lean.energy - fatScale * fat.energy;
    return { lean: leanScale, fat: fatScale, missing: Math.max(missing, 0) };
  }
  return { lean: (energy - fatScale * fat.energy) / lean.energy, fat: fatScale, missing: 0 };
}

/** The range in which settling may change a lean food; fats only have a most. */
function settlingRange({ food, grams }: WeighedFood): WeighedFood["range"] {
  if (!isLean(food)) return undefined;
  const step = getStep(food);
  return {
    from: Math.ceil((grams * MIN_CHANGE) / step) * step,
    to: Math.max(Math.floor((grams * MAX_CHANGE) / step), grams / step + 1) * step,
  };
}

/** Rounded to what can be weighed or counted. */
function roundGrams({ food, grams, most }: WeighedFood): number {
  const step = getStep(food);
  return Math.min(Math.max(Math.round(grams / step), 1) * step, most);
}
