import { GROCERY_CATEGORIES, type GroceryCategory } from "#lib/grocery-categories.ts";

export const NEW_LIST = "New List";
export const LONGEST_ITEM = 100;
export const LONGEST_LIST_NAME = 60;

export interface GroceryItem {
  id: string;
  name: string;
  checked: boolean;
  category: GroceryCategory;
}

export interface GroceryList {
  id: string;
  name: string;
  /** In ISO 8601. */
  createdAt: string;
  items: GroceryItem[];
}

/** What is about to be put on a list. */
export type Wanted = Pick<GroceryItem, "name" | "category">;

/** The items as a shop is walked through: category by category, each in the order in which it was written down. */
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

/** "Eggs, 24" is eggs, and how many of them. */
export function partsOf(name: string): { what: string; amount: string } {
  const at = name.indexOf(", ");
  return at < 1
    ? { what: name, amount: "" }
    : { what: name.slice(0, at), amount: name.slice(at + 2) };
}

export function nameOr(typed: string, otherwise: string, longest: number): string {
  return typed.trim().slice(0, longest).trim() || otherwise;
}
