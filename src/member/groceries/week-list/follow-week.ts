import type { JsonObject } from "#lib/json.ts";
import type { Need } from "#rules/member-plan/shopping/shopping-list.ts";
import type { AmountChange, GroceryItem, GroceryList } from "../lists/grocery-list.ts";
import { isRemoved, type StoredList } from "../lists/list-entries.ts";
import { type RecipeNeed, sumGrams } from "../lists/recipe-entries.ts";

/**
 * A list with what its week needs now: ticks stay where the quantity did, and what changed since
 * the member last looked is named.
 */
export function followWeek(
  list: GroceryList,
  needs: readonly Need[],
  { items, recipes, seen }: Pick<StoredList, "items" | "recipes" | "seen">,
): GroceryList {
  const kept = needs.filter(({ food, quantity }) => !isTakenOut(items.get(food), quantity));
  const changes = seen ? findChanges(kept, seen, items) : [];
  return {
    ...list,
    items: [
      ...kept.map((need) => toItem(need, items.get(need.food), recipes.get(need.food))),
      ...list.items,
    ],
    ...(changes.length > 0 && { changes }),
  };
}

/** True if the member removed a food: for good, or after buying this quantity of it. */
const isTakenOut = (state: JsonObject = {}, quantity: number): boolean =>
  isRemoved(state) && (state.ticked === undefined || state.ticked === quantity);

/** An item to buy for a week. Its id is the food's, so that all devices mean the same item. */
export function toItem(
  need: Need,
  state: JsonObject = {},
  recipes: readonly RecipeNeed[] = [],
): GroceryItem {
  const { food, name, amount, category, quantity, sources } = need;
  return {
    id: food,
    name: amount ? `${name}, ${amount}` : name,
    checked: state.ticked === quantity && !isRemoved(state),
    category,
    ...(state.atHome === true && { atHome: true }),
    ...{ food, quantity, sources },
    ...(recipes.length > 0 && {
      besides: sumGrams(recipes),
      recipes: recipes.map(({ recipe }) => recipe),
      titles: recipes.map(({ title }) => title),
    }),
  };
}

/** The grams that recipes need besides the plan, by food. */
export const findBesides = (recipes: StoredList["recipes"]): Record<string, number> =>
  Object.fromEntries([...recipes].map(([food, needs]) => [food, sumGrams(needs)]));

function findChanges(
  needs: readonly Need[],
  seen: JsonObject,
  items: StoredList["items"],
): AmountChange[] {
  const now = needs.map(({ food, quantity }): AmountChange => {
    const from = seen[food];
    return { food, from: typeof from === "number" ? from : undefined, to: quantity };
  });
  const gone = Object.entries(seen).flatMap(([food, from]): AmountChange[] =>
    needs.some((need) => need.food === food) ||
    isRemoved(items.get(food) ?? {}) ||
    typeof from !== "number"
      ? []
      : [{ food, from, to: undefined }],
  );
  return [...now, ...gone].filter(({ from, to }) => from !== to);
}
