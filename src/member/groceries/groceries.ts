import type { Store } from "#lib/store.ts";
import { uuidOf } from "#lib/uuid.ts";
import { kept } from "../kept.ts";
import { createGroceryStore, type GroceryStore } from "./grocery-store.ts";

const UUID_BYTES = 16;
const fresh = {
  id: () => uuidOf(crypto.getRandomValues(new Uint8Array(UUID_BYTES))),
  now: () => new Date(),
};

/** The lists of whoever uses this browser. */
export const groceries = createGroceryStore(kept.store, fresh);
/** What the team tries out: it sees no member's lists and leaves none behind. */
const triedOut = createGroceryStore(pageStore(), fresh);

/** The lists of a member; for nobody, some that last as long as the page. */
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
