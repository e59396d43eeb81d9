import type { GroceryCategory } from "#lib/grocery-categories.ts";
import { ownStorage } from "#lib/storage-for-stories.ts";
import { DRAFT_KEY, LISTS_KEY } from "./grocery-keys.ts";
import type { GroceryList } from "./grocery-list.ts";
import type { Shelf } from "./shelf.ts";

export function listOf(
  name: string,
  items: [name: string, category: GroceryCategory, checked?: boolean][],
): GroceryList {
  return {
    id: name,
    name,
    createdAt: "2026-01-09T12:00:00.000Z",
    items: items.map(([item, category, checked = false]) => ({
      id: `${name}/${item}`,
      name: item,
      checked,
      category,
    })),
  };
}

/** Puts these lists into the browser for as long as a story is shown. For `beforeEach`. */
export const withLists = ({ lists = [], draft = {} }: Partial<Shelf> = {}) =>
  ownStorage({ [LISTS_KEY]: JSON.stringify(lists), [DRAFT_KEY]: JSON.stringify(draft) });
