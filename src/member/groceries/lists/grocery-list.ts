import { GROCERY_CATEGORIES, type GroceryCategory } from "#lib/grocery-categories.ts";
import { cutTypedText } from "#lib/typed/typed-text.ts";
import type { Source } from "#rules/member-plan/shopping/shopping-list.ts";
import { peopleText } from "../../plan/people.ts";

export const NEW_LIST = "New List";
export const MAX_ITEM = 100;
export const MAX_LIST_NAME = 60;

export interface GroceryItem {
  id: string;
  name: string;
  checked: boolean;
  category: GroceryCategory;
  /** The ids of the recipes that it was added from. */
  recipes?: string[];
  /** True if the member has it at home, so that it isn't bought. */
  atHome?: true;
  /** The food, the quantity, and the meals that need it, if it comes from a week of the plan. */
  food?: string;
  quantity?: number;
  sources?: Source[];
  /** The grams that recipes need besides the plan, and their titles. */
  besides?: number;
  titles?: string[];
}

/** A food in another quantity than the member has seen. Undefined: it isn't needed. */
export interface AmountChange {
  food: string;
  from: number | undefined;
  to: number | undefined;
}

export interface GroceryList {
  id: string;
  name: string;
  /** ISO 8601. */
  createdAt: string;
  items: GroceryItem[];
  /** The week of the plan that it follows, of the first month if none is named, and the eaters. */
  week?: number;
  month?: number;
  people?: number;
  /** The plan's changes since the member last looked. */
  changes?: AmountChange[];
}

/** An item that's about to be added. */
export type NewItem = Pick<GroceryItem, "name" | "category" | "recipes" | "titles">;

/**
 * Groups the items by category, in the order of a walk through a shop; each group keeps the order
 * in which its items were added.
 */
export function byCategory(
  items: readonly GroceryItem[],
): { category: GroceryCategory; items: GroceryItem[] }[] {
  return GROCERY_CATEGORIES.map((category) => ({
    category,
    items: items.filter((item) => item.category === category),
  })).filter((group) => group.items.length > 0);
}

export const countText = ({ length }: readonly unknown[]) =>
  length === 1 ? "1 item" : `${length} items`;

export function nameOr(typed: string, otherwise: string, longest: number): string {
  return cutTypedText(typed, longest) || otherwise;
}

export function renameList(list: GroceryList, typed: string): GroceryList {
  return { ...list, name: nameOr(typed, weekName(list) ?? NEW_LIST, MAX_LIST_NAME) };
}

/** The name of a list that follows a week, unless the member gives it another one. */
export function weekName({
  week,
  month = 1,
  people = 1,
}: Pick<GroceryList, "week" | "month" | "people">): string | undefined {
  if (week === undefined) return undefined;
  const name = month === 1 ? `Week ${week}` : `Month ${month}, week ${week}`;
  return `${name}, for ${peopleText(people)}`;
}

/** Sets for how many people a week's list is. A name that the member gave it stays. */
export function withPeople(list: GroceryList, people: number): GroceryList {
  const next = { ...list, people };
  return list.name === weekName(list) ? { ...next, name: weekName(next) ?? NEW_LIST } : next;
}

/** Takes an item out because it's at home, or puts it back. */
export function placed(list: GroceryList, id: string, isAtHome: boolean): GroceryList {
  return {
    ...list,
    items: list.items.map((item) => {
      if (item.id !== id) return item;
      const { atHome: _, ...there } = item;
      return isAtHome ? { ...there, atHome: true } : there;
    }),
  };
}

/** Checks or unchecks the items with these ids. */
export function tickItems(
  list: GroceryList,
  ids: readonly string[],
  checked: boolean,
): GroceryList {
  return {
    ...list,
    items: list.items.map((item) => (ids.includes(item.id) ? { ...item, checked } : item)),
  };
}

export function without(list: GroceryList, ids: readonly string[]): GroceryList {
  return { ...list, items: list.items.filter(({ id }) => !ids.includes(id)) };
}

/** Puts removed items back in their places; later changes stay. */
export function restoreItems(
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

/** The item to focus after one is removed: the next one, or else the last one, or else none. */
export function findNeighbor(shown: readonly GroceryItem[], id: string): string | undefined {
  const index = shown.findIndex((item) => item.id === id);
  return (shown[index + 1] ?? shown[index - 1])?.id;
}
