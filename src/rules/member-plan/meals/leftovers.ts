import type { Food, MealPool, PoolMeal } from "../pool/meal-pool.ts";
import { REHEATING_MINUTES, servedTime } from "./cooking-time.ts";
import { mealAt, type PlaceKey, placeKeys, slotOf } from "./places.ts";
import type { PlannedDay } from "./planned-day.ts";
import type { Portion } from "./portion.ts";

export const DAYS_OF_PLAN = 30;

/** The pool that a member's meals are cooked from, and the pans. */
export interface Kitchen {
  pool: MealPool;
  pans: number;
}

/** A place of a day that's cooked for two days, and the place of the next day where it's eaten. */
export interface Pair {
  from: PlaceKey;
  to: PlaceKey;
}

/** Where lunch is the dinner of the day before, it's cooked once. */
const DINNER_FOR_LUNCH: Pair = { from: "dinner", to: "lunch" };

interface Neighbors {
  before: PlannedDay | undefined;
  after: PlannedDay | undefined;
  /** The meals that the member cooks double on the day before, and on this day. */
  pairsBefore?: readonly Pair[];
  pairs?: readonly Pair[];
  /** The places of the day before that are left over themselves, and too old for today. */
  staleBefore?: readonly PlaceKey[];
}

/**
 * A day with what's cooked once and eaten twice: on the second day, it only has to be reheated, and
 * on the first one, it's cooked for both.
 */
export function withLeftovers(
  today: PlannedDay,
  { before, after, pairsBefore = [], pairs = [], staleBefore = [] }: Neighbors,
  kitchen: Kitchen,
): PlannedDay {
  const { meals, foods } = kitchen.pool;
  const eaten = findServedTwice([before, today], pairsBefore, meals).filter(
    ({ from }) => !staleBefore.includes(from),
  );
  const cooked = findServedTwice([today, after], pairs, meals).filter(({ from }) =>
    eaten.every(({ to }) => to !== from),
  );
  const keys = placeKeys(today.meals);
  return {
    ...today,
    meals: today.meals.map((one, place) => {
      const key = keys[place];
      const from = eaten.find(({ to }) => to === key)?.from;
      if (from !== undefined) {
        const isDinner = from === DINNER_FOR_LUNCH.from;
        return {
          ...one,
          ...{ minutes: REHEATING_MINUTES, batches: 1, isLeftover: true as const },
          ...(!isDinner && { leftoverOf: slotOf(from) }),
        };
      }
      const to = cooked.find((pair) => pair.from === key)?.to ?? "";
      const [meal, tomorrow] = [meals[one.meal], mealAt(after, to)];
      if (!meal || !tomorrow) return one;
      const both = sumPortions([one.portion, tomorrow.portion], foods);
      return {
        ...one,
        ...servedTime(meal, both, { foods, pans: kitchen.pans }),
        forTomorrow: tomorrow.portion,
        ...(kitchen.pans > 1 && { pans: kitchen.pans }),
        ...(to !== DINNER_FOR_LUNCH.to && { forSlot: slotOf(to) }),
      };
    }),
  };
}

/** The places of two days that are cooked once: each at most once, and what the member chose first. */
export function findServedTwice(
  [today, tomorrow]: readonly [PlannedDay | undefined, PlannedDay | undefined],
  chosen: readonly Pair[],
  meals: Record<string, PoolMeal>,
): Pair[] {
  const isServedTwice = ({ from, to }: Pair) => {
    const meal = mealAt(today, from)?.meal;
    const canKeep = meal !== undefined && !meals[meal]?.["eat-at-once"];
    return canKeep && mealAt(tomorrow, to)?.meal === meal;
  };
  return [...chosen, DINNER_FOR_LUNCH]
    .filter(isServedTwice)
    .filter(({ from, to }, index, all) =>
      all.slice(0, index).every((other) => other.from !== from && other.to !== to),
    );
}

/** The number of minutes that a day's meals take together. */
export const sumMinutes = ({ meals }: Pick<PlannedDay, "meals">): number =>
  meals.reduce((sum, { minutes }) => sum + minutes, 0);

/** The grams of each food in all of these portions. */
export function sumPortions(portions: readonly Portion[], foods: Record<string, Food>): Portion {
  const ids = Object.keys(foods);
  const grams = (id: string) => portions.reduce((sum, one) => sum + (one[id] ?? 0), 0);
  return Object.fromEntries(ids.flatMap((id) => (grams(id) > 0 ? [[id, grams(id)]] : [])));
}
