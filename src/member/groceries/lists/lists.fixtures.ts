import type { GroceryCategory } from "#lib/grocery-categories.ts";
import { ownStorage } from "#lib/storage.fixtures.ts";
import type { GroceryList } from "./grocery-list.ts";
import type { ListsState } from "./lists-state.ts";
import { DRAFT_KEY, LISTS_KEY } from "./lists-storage.ts";

export function createList(
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

/** Stores these lists in the browser while a story is shown. For `beforeEach`. */
export const withLists = ({ lists = [], draft = {} }: Partial<ListsState> = {}) =>
  ownStorage({ [LISTS_KEY]: JSON.stringify(lists), [DRAFT_KEY]: JSON.stringify(draft) });
