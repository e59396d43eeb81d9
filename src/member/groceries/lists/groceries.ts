import type { Store } from "#lib/store.ts";
import { uuidOf } from "#lib/uuid.ts";
import { kept } from "../../kept.ts";
import { createGroceryStore, type GroceryStore } from "./grocery-store.ts";
import { guessCategory } from "./guess-category.ts";
import { changeOpen, missingFrom, openList, withItems } from "./lists-state.ts";

const UUID_BYTES = 16;
const fresh = {
  id: () => uuidOf(crypto.getRandomValues(new Uint8Array(UUID_BYTES))),
  now: () => new Date(),
};

/** The lists stored in this browser. */
export const groceries = createGroceryStore(kept.store, fresh);
/** The team's lists: separate from every member's, and gone with the page. */
const triedOut = createGroceryStore(pageStore(), fresh);

/** A member's lists; without a user, lists that last as long as the page. */
export const groceriesOf = (userId: string | undefined): GroceryStore =>
  userId === undefined ? triedOut : groceries;

function pageStore(): Store {
  const texts = new Map<string, string>();
  return {
    get: (key) => texts.get(key) ?? null,
    set: (key, value) => texts.set(key, value).has(key),
    remove: (key) => texts.delete(key),
  };
}

/**
 * Adds the ingredients that aren't on the open grocery list yet, each in its guessed category.
 * Returns how many it added.
 */
export function addIngredients(groceries: GroceryStore, names: string[]): number {
  const missing = missingFrom(openList(groceries.snapshot()), names);
  if (missing.length === 0) return 0;
  const wanted = missing.map((name) => ({ name, category: guessCategory(name) }));
  groceries.change((shelf, fresh) =>
    changeOpen(shelf, (list) => withItems(list, wanted, fresh), fresh),
  );
  return missing.length;
}
