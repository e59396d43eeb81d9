import type { GroceryCategory } from "#lib/grocery-categories.ts";
import { groceries } from "./groceries.ts";
import type { GroceryList } from "./grocery-list.ts";
import type { Shelf } from "./shelf.ts";

const TYPED = "groceryItem";

export function listOf(name: string, items: [name: string, category: GroceryCategory, checked?: boolean][]): GroceryList {
  return {
    id: name,
    name,
    createdAt: "2026-01-09T12:00:00.000Z",
    items: items.map(([item, category, checked = false]) => ({ id: `${name}/${item}`, name: item, checked, category })),
  };
}

/** Puts these lists into the browser for as long as a story is shown. For `beforeEach`. */
export function withLists(shelf: Partial<Shelf> = {}): () => () => void {
  const put = ({ lists = [], draft = {} }: Partial<Shelf>) => {
    sessionStorage.removeItem(TYPED);
    groceries.change(() => ({ lists, draft }));
  };
  return () => {
    put(shelf);
    return () => put({});
  };
}
