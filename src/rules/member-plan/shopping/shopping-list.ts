import { GROCERY_CATEGORIES, type GroceryCategory } from "#lib/grocery-categories.ts";
import { DAYS_OF_PLAN } from "../meals/leftovers.ts";
import type { PlannedMeal } from "../meals/planned-day.ts";
import type { Units } from "../meals/portion-text.ts";
import { DAYS_OF_WEEK } from "../meals/week-in-the-making.ts";
import type { Food } from "../pool/meal-pool.ts";
import { amountToBuy, quantityToBuy } from "./shopping-list-amount.ts";

/** The weeks of the plan. The last one has two days. */
export const WEEKS_OF_PLAN = Math.ceil(DAYS_OF_PLAN / DAYS_OF_WEEK);

/** The week of a day. Both count from 1. */
export const toWeek = (day: number): number => Math.ceil(day / DAYS_OF_WEEK);

/** The first and the last day of a week: 8 and 14 for week 2. */
export function getWeekDays(week: number): { from: number; to: number } {
  const to = Math.min(week * DAYS_OF_WEEK, DAYS_OF_PLAN);
  return { from: (week - 1) * DAYS_OF_WEEK + 1, to };
}

/** The meals of a day that something is bought for. */
export interface DayToShop {
  day: number;
  meals: readonly Pick<PlannedMeal, "meal" | "portion">[];
}

/** A meal that needs something. */
export interface Source {
  day: number;
  /** Its id in the pool. */
  meal: string;
}

/** A food to buy. */
export interface Need {
  /** Its id. */
  food: string;
  name: string;
  /** Empty for what lasts for weeks, such as salt. */
  amount: string;
  category: GroceryCategory;
  /** In grams, or in pieces if they're counted. 0 for what lasts for weeks. */
  quantity: number;
  sources: Source[];
}

interface Shopping {
  people: number;
  units: Units;
  /** Grams of foods that are needed besides, by id: for a recipe that isn't in the plan. */
  besides?: Record<string, number>;
}

/**
 * What to buy for some days: everything that their meals need, rounded up to what shops sell, by
 * category and name, with the meals that need it. Water isn't bought.
 */
export function findNeeds(
  days: readonly DayToShop[],
  foods: Record<string, Food>,
  { people, units, besides = {} }: Shopping,
): Need[] {
  const eaten = sumEaten(days, foods);
  const ids = [...new Set([...eaten.keys(), ...Object.keys(besides)])];
  return ids
    .flatMap((id) => {
      const { grams = 0, sources = [] } = eaten.get(id) ?? {};
      const [food, all] = [foods[id], grams * people + (besides[id] ?? 0)];
      return food && all > 0 ? needFor(id, food, all, { units, sources }) : [];
    })
    .sort(byCategoryAndName);
}

function needFor(
  id: string,
  food: Food,
  eaten: number,
  { units, sources }: { units: Units; sources: Source[] },
): Need[] {
  const { name } = food;
  const category = GROCERY_CATEGORIES.find((known) => known === food.category) ?? "Other";
  const need = { food: id, name, category, sources };
  if (category === "Seasonings") return [{ ...need, amount: "", quantity: 0 }];
  // Water comes from the tap.
  if (food.energy === 0) return [];
  const amount = amountToBuy(food, eaten, units);
  return [{ ...need, amount, quantity: quantityToBuy(food, eaten) }];
}

/** The grams of each food in the meals of these days for one person, and which meals they are. */
function sumEaten(days: readonly DayToShop[], foods: Record<string, Food>) {
  const eaten = new Map<string, { grams: number; sources: Source[] }>();
  for (const { day, meals } of days)
    for (const { meal, portion } of meals)
      for (const [id, grams] of Object.entries(portion)) {
        if (grams <= 0) continue;
        const bought = asBought(id, grams, foods);
        const known = eaten.get(bought.id) ?? { grams: 0, sources: [] };
        const isKnown = known.sources.some((one) => one.day === day && one.meal === meal);
        eaten.set(bought.id, {
          grams: known.grams + bought.grams,
          sources: isKnown ? known.sources : [...known.sources, { day, meal }],
        });
      }
  return eaten;
}

/** The food that's bought, with as many pieces as are eaten of its part. */
function asBought(id: string, grams: number, foods: Record<string, Food>) {
  const whole = foods[id]?.["bought-as"] ?? id;
  const [part, piece] = [foods[id]?.piece, foods[whole]?.piece];
  return part && piece ? { id: whole, grams: (grams / part.grams) * piece.grams } : { id, grams };
}

function byCategoryAndName(one: Need, other: Need): number {
  const [first, second] = [one, other].map(({ category }) => GROCERY_CATEGORIES.indexOf(category));
  // The same order on every device, so not by its language.
  return (first ?? 0) - (second ?? 0) || (one.name < other.name ? -1 : 1);
}
