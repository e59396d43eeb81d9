import { GROCERY_CATEGORIES, type GroceryCategory } from "#lib/grocery-categories.ts";
import { DAYS_OF_PLAN } from "../meals/leftovers.ts";
import type { PlannedDay } from "../meals/planned-day.ts";
import type { Units } from "../meals/portion-text.ts";
import { DAYS_OF_WEEK } from "../meals/week-in-the-making.ts";
import type { Food } from "../pool/meal-pool.ts";
import { amountToBuy } from "./shopping-list-amount.ts";

/** The weeks of the plan. The last one has two days. */
export const WEEKS_OF_PLAN = Math.ceil(DAYS_OF_PLAN / DAYS_OF_WEEK);

export interface ShoppingItem {
  name: string;
  /** Empty for what lasts for weeks, such as salt. */
  amount: string;
  category: GroceryCategory;
}

/** The week of a day. Both count from 1. */
export const toWeek = (day: number): number => Math.ceil(day / DAYS_OF_WEEK);

/** The first and the last day of a week: 8 and 14 for week 2. */
export function getWeekDays(week: number): { from: number; to: number } {
  const to = Math.min(week * DAYS_OF_WEEK, DAYS_OF_PLAN);
  return { from: (week - 1) * DAYS_OF_WEEK + 1, to };
}

/**
 * The shopping list for some days: everything that their meals need, rounded up to what shops sell,
 * by category and name. Water isn't bought.
 */
export function shoppingList(
  days: readonly PlannedDay[],
  foods: Record<string, Food>,
  { people, units }: { people: number; units: Units },
): ShoppingItem[] {
  return [...sumEaten(days, foods)]
    .flatMap(([id, grams]) => {
      const food = foods[id];
      return food && grams > 0 ? createItems(food, grams * people, units) : [];
    })
    .sort(byCategoryAndName);
}

function createItems(food: Food, eaten: number, units: Units): ShoppingItem[] {
  const { name } = food;
  const category = GROCERY_CATEGORIES.find((known) => known === food.category) ?? "Other";
  if (category === "Seasonings") return [{ name, amount: "", category }];
  // Water comes from the tap.
  if (food.energy === 0) return [];
  return [{ name, amount: amountToBuy(food, eaten, units), category }];
}

/** The grams of each food in the meals of these days for one person. */
function sumEaten(days: readonly PlannedDay[], foods: Record<string, Food>): Map<string, number> {
  const eaten = new Map<string, number>();
  for (const { meals } of days)
    for (const { portion } of meals)
      for (const [id, grams] of Object.entries(portion)) {
        const bought = asBought(id, grams, foods);
        eaten.set(bought.id, (eaten.get(bought.id) ?? 0) + bought.grams);
      }
  return eaten;
}

/** The food that's bought, with as many pieces as are eaten of its part. */
function asBought(id: string, grams: number, foods: Record<string, Food>) {
  const whole = foods[id]?.["bought-as"] ?? id;
  const [part, piece] = [foods[id]?.piece, foods[whole]?.piece];
  return part && piece ? { id: whole, grams: (grams / part.grams) * piece.grams } : { id, grams };
}

function byCategoryAndName(one: ShoppingItem, other: ShoppingItem): number {
  const [first, second] = [one, other].map(({ category }) => GROCERY_CATEGORIES.indexOf(category));
  // The same order on every device, so not by its language.
  return (first ?? 0) - (second ?? 0) || (one.name < other.name ? -1 : 1);
}
