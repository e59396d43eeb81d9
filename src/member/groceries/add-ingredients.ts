import type { GroceryStore } from "./grocery-store.ts";
import { guessCategory } from "./guess-category.ts";
import { changeOpen, missingFrom, openList, withItems } from "./shelf.ts";

/** Puts what is not on it yet on the grocery list that is open, each in the category where it probably is; answers how many were added. */
export function addIngredients(groceries: GroceryStore, names: string[]): number {
  const missing = missingFrom(openList(groceries.snapshot()), names);
  if (missing.length === 0) return 0;
  const wanted = missing.map((name) => ({ name, category: guessCategory(name) }));
  groceries.change((shelf, fresh) =>
    changeOpen(shelf, (list) => withItems(list, wanted, fresh), fresh),
  );
  return missing.length;
}
