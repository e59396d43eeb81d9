import type { Recipe } from "#api/meals/meal-recipe.ts";
import { addAmount, parseAmount, splitAmount } from "./amounts.ts";
import { type GroceryItem, type GroceryList, MAX_ITEM, nameOr } from "./grocery-list.ts";
import type { GroceryStore } from "./grocery-store.ts";
import { guessCategory } from "./guess-category.ts";
import { changeOpen, openList, withItems } from "./lists-state.ts";
import type { IdAndClock } from "./lists-storage.ts";

/** The parts of a recipe that the list needs. */
export type RecipeToBuy = Pick<Recipe, "id"> & {
  extendedIngredients: Pick<Recipe["extendedIngredients"][number], "name" | "unit">[];
};

interface Wanted {
  name: string;
  amount: string;
}

/**
 * Adds a recipe's ingredients with their amounts to the open list, each in its guessed category, or
 * to the amounts that are there from other recipes. Returns how many the list didn't have yet.
 */
export function addIngredients(groceries: GroceryStore, recipe: RecipeToBuy): number {
  const open = openList(groceries.snapshot());
  const missing = readIngredients(recipe).filter((wanted) => !holds(open, wanted, recipe.id));
  if (missing.length === 0) return 0;
  groceries.change((shelf, fresh) =>
    changeOpen(
      shelf,
      (list) => missing.reduce((so, wanted) => withWanted(so, wanted, recipe.id, fresh), list),
      fresh,
    ),
  );
  return missing.length;
}

/** A recipe may name the same thing twice. */
function readIngredients({ extendedIngredients }: RecipeToBuy): Wanted[] {
  const byKey = new Map<string, Wanted>();
  for (const { name, unit } of extendedIngredients) {
    const key = toKey(name);
    const { amount = "" } = byKey.get(key) ?? {};
    if (key !== "")
      byKey.set(key, {
        name: byKey.get(key)?.name ?? name,
        amount: addAmount(amount, parseAmount(unit)),
      });
  }
  return [...byKey.values()];
}

/** True if the list has all of it: from this recipe, or in any amount if it needs none. */
function holds({ items }: GroceryList, { name, amount }: Wanted, recipe: string): boolean {
  return items.some((item) =>
    item.recipes?.includes(recipe)
      ? isSame(item, name) || item.name.startsWith(`${name}, `)
      : isSame(item, name) && amount === "",
  );
}

function withWanted(
  list: GroceryList,
  { name, amount }: Wanted,
  recipe: string,
  fresh: IdAndClock,
): GroceryList {
  // A checked item is bought already.
  const there = list.items.find((item) => !item.checked && isSame(item, name));
  const parts = splitAmount(there?.name ?? name);
  const amounts = addAmount(there ? parts.amount : "", amount);
  const named = amounts ? `${there ? parts.what : name}, ${amounts}` : name;
  if (!there || named.length > MAX_ITEM) {
    const own = amount ? `${name}, ${amount}` : name;
    return withItems(
      list,
      [{ name: own, category: guessCategory(name), recipes: [recipe] }],
      fresh,
    );
  }
  const changed = { ...there, name: named, recipes: [...(there.recipes ?? []), recipe] };
  return { ...list, items: list.items.map((item) => (item === there ? changed : item)) };
}

/** "Eggs, 24" is "eggs" and "egg". */
function isSame(item: GroceryItem, name: string): boolean {
  return toKey(item.name) === toKey(name) || toKey(splitAmount(item.name).what) === toKey(name);
}

function toKey(name: string): string {
  return nameOr(name, "", MAX_ITEM).replace(/\s+/g, " ").toLocaleLowerCase("en").replace(/s$/, "");
}
