import type { Food, MealPool } from "../pool/meal-pool.ts";
import { REHEATING_MINUTES, servedTime } from "./cooking-time.ts";
import type { PlannedDay, PlannedMeal } from "./planned-day.ts";
import type { Portion } from "./portion.ts";

export const DAYS_OF_PLAN = 30;

interface Neighbors {
  before: PlannedDay | undefined;
  after: PlannedDay | undefined;
}

/**
 * A day with what's cooked once and eaten twice: where lunch is the dinner of the day before, it only
 * has to be reheated, and dinner is cooked for the next day's lunch, too.
 */
export function withLeftovers(
  today: PlannedDay,
  { before, after }: Neighbors,
  kitchen: { pool: MealPool; pans: number },
): PlannedDay {
  const { meals, foods } = kitchen.pool;
  const canKeep = (meal: string) => !meals[meal]?.["eat-at-once"];
  const cooked = at(before, "dinner")?.meal;
  const tomorrow = at(after, "lunch");
  return {
    ...today,
    meals: today.meals.map((one) => {
      if (one.slot === "lunch" && one.meal === cooked && canKeep(one.meal))
        return { ...one, minutes: REHEATING_MINUTES, batches: 1, isLeftover: true as const };
      const meal = meals[one.meal];
      if (one.slot !== "dinner" || one.meal !== tomorrow?.meal || !meal || !canKeep(one.meal))
        return one;
      const both = sumPortions([one.portion, tomorrow.portion], foods);
      return {
        ...one,
        ...servedTime(meal, both, { foods, pans: kitchen.pans }),
        forTomorrow: tomorrow.portion,
      };
    }),
  };
}

/** The number of minutes that a day's meals take together. */
export const sumMinutes = ({ meals }: Pick<PlannedDay, "meals">): number =>
  meals.reduce((sum, { minutes }) => sum + minutes, 0);

const at = (day: PlannedDay | undefined, slot: PlannedMeal["slot"]): PlannedMeal | undefined =>
  day?.meals.find((meal) => meal.slot === slot);

function sumPortions(portions: readonly Portion[], foods: Record<string, Food>): Portion {
  const ids = Object.keys(foods);
  const grams = (id: string) => portions.reduce((sum, one) => sum + (one[id] ?? 0), 0);
  return Object.fromEntries(ids.flatMap((id) => (grams(id) > 0 ? [[id, grams(id)]] : [])));
}
