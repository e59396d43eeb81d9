import { type ItemToShare, readSharedLists, updateSharedList } from "#api/shared-lists.ts";
import type { Member } from "../../member.ts";
import { queries } from "../../queries.ts";
import { getGroceries } from "../lists/groceries.ts";
import { byCategory, type GroceryList } from "../lists/grocery-list.ts";
import type { GroceryStore } from "../lists/grocery-store.ts";

export const sharedListsQuery = (userId: string) => ({
  queryKey: ["shared-lists", userId],
  queryFn: () => readSharedLists(userId),
});

/** By store, the items that others see, as text by list. */
const published = new WeakMap<GroceryStore, Map<string, string>>();

/**
 * Shows others what is on the member's shared lists now. What can't be sent is sent with the next
 * change.
 */
export async function publishLists(member: Member): Promise<void> {
  const { userId } = member;
  const store = getGroceries(member);
  const { lists } = store.snapshot();
  if (userId === undefined || lists.length === 0) return;
  const known = published.get(store) ?? new Map<string, string>();
  published.set(store, known);
  const shared = await queries.ensureQueryData({
    ...sharedListsQuery(userId),
    networkMode: "always",
  });
  for (const list of lists) {
    const id = encodeURIComponent(list.id);
    const items = itemsToShare(list);
    const text = JSON.stringify(items);
    if (text === known.get(id) || shared.every((one) => one.list !== id)) continue;
    known.set(id, text);
    updateSharedList(userId, id, items).catch(() => known.delete(id));
  }
}

/** The items of a list that others see: those to buy, in the order of a walk through a shop. */
export function itemsToShare({ items }: GroceryList): ItemToShare[] {
  return byCategory(items.filter(({ atHome }) => !atHome)).flatMap((group) =>
    group.items.map(({ id, name, category, food, quantity = 0 }) => ({
      ...{ id: encodeURIComponent(id), name, category },
      ...(food !== undefined && { food, quantity }),
    })),
  );
}
