import {
  type GroceryItem,
  type GroceryList,
  LONGEST_LIST_NAME,
  NEW_LIST,
  nameOr,
} from "./grocery-list.ts";

export function renamed(list: GroceryList, typed: string): GroceryList {
  return { ...list, name: nameOr(typed, NEW_LIST, LONGEST_LIST_NAME) };
}

/** With the items of these ids ticked off, or not. */
export function ticked(list: GroceryList, ids: readonly string[], checked: boolean): GroceryList {
  return {
    ...list,
    items: list.items.map((item) => (ids.includes(item.id) ? { ...item, checked } : item)),
  };
}

export function without(list: GroceryList, ids: readonly string[]): GroceryList {
  return { ...list, items: list.items.filter(({ id }) => !ids.includes(id)) };
}

/** With what was removed where it stood before; what has changed since stays as it is. */
export function restored(
  list: GroceryList,
  before: readonly GroceryItem[],
  ids: readonly string[],
): GroceryList {
  const items = [...list.items];
  for (const [index, item] of before.entries()) {
    if (!ids.includes(item.id) || items.some(({ id }) => id === item.id)) continue;
    const earlier = before.slice(0, index).map(({ id }) => id);
    items.splice(items.findLastIndex(({ id }) => earlier.includes(id)) + 1, 0, item);
  }
  return { ...list, items };
}

/** Where the focus goes when an item is removed: to the one that moves up, else to the last one, else nowhere. */
export function neighbourOf(shown: readonly GroceryItem[], id: string): string | undefined {
  const index = shown.findIndex((item) => item.id === id);
  return (shown[index + 1] ?? shown[index - 1])?.id;
}
