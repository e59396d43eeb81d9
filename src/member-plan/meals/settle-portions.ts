import type { Food, Nutrition } from "../pool/meal-pool.ts";
import { type DayTarget, isLean, type Portion, stepOf, total } from "./portion.ts";

/** A day may differ from its energy by this share without being corrected. */
const CLOSE_ENOUGH = 0.01;
/** By how much it may differ if that brings the protein into its range. */
const STILL_CLOSE = 0.04;
const MOST_CHANGES = 24;
/** The share by which one change may change a food. */
const MOST_CHANGE = 0.25;

/** The rank of a step that takes the protein out of its range. */
const OUT_OF_RANGE = 2;

/** Changes of single foods, each in one meal. */
interface Step {
  changes: { meal: number; id: string; grams: number }[];
  /** 0 is best. */
  rank: number;
  /** How much energy is missing after it, in kcal. */
  left: number;
}

/**
 * Corrects what rounding changed, in a few small steps: of fat if there's already enough protein,
 * otherwise of lean food. If only the protein is out of range, one food takes the place of another.
 */
export function settlePortions(
  meals: readonly Portion[],
  foods: Record<string, Food>,
  target: DayTarget,
): Portion[] {
  let result = [...meals];
  for (let tries = 0; tries < MOST_CHANGES; tries++) {
    const now = total(result, foods);
    const missing = Math.abs(target.energy - now.energy) / target.energy;
    const isInRange = distance(now.protein, target.protein) === 0;
    if (missing <= CLOSE_ENOUGH && isInRange) return result;
    const isProteinNext = missing <= STILL_CLOSE && !isInRange;
    const steps = isProteinNext ? swapsOf : changesOf;
    const best = bestOf(steps(result, foods, now, target));
    const leavesRange = best !== undefined && best.rank >= OUT_OF_RANGE;
    if (!best || (leavesRange && missing <= STILL_CLOSE && isInRange)) return result;
    result = result.map((meal, index) => withChanges(meal, index, best));
  }
  return result;
}

/** The first of those with the best rank and the least energy missing. */
function bestOf(steps: readonly Step[]): Step | undefined {
  let best: Step | undefined;
  for (const step of steps) {
    const isBetter =
      !best ||
      step.rank < best.rank ||
      (step.rank === best.rank && Math.abs(step.left) < Math.abs(best.left));
    if (isBetter) best = step;
  }
  return best;
}

const withChanges = (portion: Portion, index: number, { changes }: Step): Portion => ({
  ...portion,
  ...Object.fromEntries(
    changes.filter(({ meal }) => meal === index).map(({ id, grams }) => [id, grams]),
  ),
});

/** Every change of one food that brings the energy closer. */
function changesOf(
  meals: readonly Portion[],
  foods: Record<string, Food>,
  now: Nutrition,
  { energy, protein }: DayTarget,
): Step[] {
  const missing = energy - now.energy;
  const isEnough = now.protein > (protein.from + protein.to) / 2;
  const prefersFat = missing > 0 === isEnough;
  return foodsIn(meals, foods).flatMap(({ meal, id, grams, food }) => {
    const next = changedGrams(missing, grams, food);
    const left = missing - energyOf(food, next - grams);
    if (next === grams || Math.abs(left) >= Math.abs(missing)) return [];
    const after = now.protein + proteinOf(food, next - grams);
    const rank =
      (distance(after, protein) === 0 ? 0 : OUT_OF_RANGE) + (isLean(food) === prefersFat ? 1 : 0);
    return [{ changes: [{ meal, id, grams: next }], left, rank }];
  });
}

/** Every step of one food, with one of another in return, that brings the protein closer. */
function swapsOf(
  meals: readonly Portion[],
  foods: Record<string, Food>,
  now: Nutrition,
  { energy, protein }: DayTarget,
): Step[] {
  const all = foodsIn(meals, foods);
  return all.flatMap((one) =>
    [-mostChange(one), -stepOf(one.food), stepOf(one.food), mostChange(one)].flatMap((change) => {
      const grams = clampGrams(one.grams + change, one.food);
      const more = energyOf(one.food, grams - one.grams);
      const proteinNow = now.protein + proteinOf(one.food, grams - one.grams);
      return all.flatMap((other) => {
        const next = changedGrams(-more, other.grams, other.food);
        const left = energy - now.energy - more - energyOf(other.food, next - other.grams);
        const away = distance(proteinNow + proteinOf(other.food, next - other.grams), protein);
        const isBetter =
          away < distance(now.protein, protein) && Math.abs(left) <= energy * STILL_CLOSE;
        if (one === other || !isBetter) return [];
        const changes = [
          { meal: one.meal, id: one.id, grams },
          { meal: other.meal, id: other.id, grams: next },
        ];
        return [{ changes, left, rank: away }];
      });
    }),
  );
}

/** The foods of all meals that have energy. */
const foodsIn = (meals: readonly Portion[], foods: Record<string, Food>) =>
  meals.flatMap((portion, meal) =>
    Object.entries(portion).flatMap(([id, grams]) => {
      const food = foods[id];
      return food && food.energy > 0 ? [{ meal, id, grams, food }] : [];
    }),
  );

const energyOf = (food: Food, grams: number): number => (food.energy * grams) / 100;
const proteinOf = (food: Food, grams: number): number => (food.protein * grams) / 100;

/** How far a value is out of a range. */
const distance = (value: number, { from, to }: { from: number; to: number }): number =>
  Math.max(from - value, value - to, 0);

/** Grams of a food after a change toward the missing energy: by a quarter at most. */
function changedGrams(missing: number, grams: number, food: Food): number {
  const step = stepOf(food);
  const wanted = Math.round(((missing / food.energy) * 100) / step) * step;
  const most = mostChange({ grams, food });
  return clampGrams(grams + Math.min(Math.max(wanted, -most), most), food);
}

/** A quarter of a food, but at least a step. */
function mostChange({ grams, food }: { grams: number; food: Food }): number {
  const step = stepOf(food);
  return Math.max(Math.floor((grams * MOST_CHANGE) / step), 1) * step;
}

const clampGrams = (grams: number, food: Food): number =>
  Math.min(Math.max(grams, stepOf(food)), food.most ?? Number.POSITIVE_INFINITY);
