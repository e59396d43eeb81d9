import type { ItemToShare } from "#api/shared-lists.ts";
import { byCategory, type GroceryList } from "../lists/grocery-list.ts";

/** The items of a list that others see: those to buy, in the order of a walk through a shop. */
export function itemsToShare({ items }: GroceryList): ItemToShare[] {
  return byCategory(items.filter(({ atHome }) => !atHome)).flatMap((group) =>
    group.items.map(({ id, name, category, food, quantity = 0 }) => ({
      ...{ id: encodeURIComponent(id), name, category },
      ...(food !== undefined && { food, quantity }),
    })),
  );
}
