import type { Store } from "#lib/store.ts";
import { formatUuid } from "#lib/uuid.ts";
import { kept } from "../../kept.ts";
import { createGroceryStore, type GroceryStore } from "./grocery-store.ts";

const UUID_BYTES = 16;
const fresh = {
  id: () => formatUuid(crypto.getRandomValues(new Uint8Array(UUID_BYTES))),
  now: () => new Date(),
};

/** The lists stored in this browser. */
export const groceries = createGroceryStore(kept.store, fresh);
/** The team's lists: separate from every member's, and gone with the page. */
const triedOut = createGroceryStore(pageStore(), fresh);

/** A member's lists; without a user, lists that last as long as the page. */
export const getGroceries = (userId: string | undefined): GroceryStore =>
  userId === undefined ? triedOut : groceries;

function pageStore(): Store {
  const texts = new Map<string, string>();
  return {
    get: (key) => texts.get(key) ?? null,
    set: (key, value) => texts.set(key, value).has(key),
    remove: (key) => texts.delete(key),
  };
}
