import { uuidOf } from "#lib/uuid.ts";
import { kept } from "../kept.ts";
import { createGroceryStore } from "./grocery-store.ts";

const UUID_BYTES = 16;

/** The lists of whoever uses this browser. */
export const groceries = createGroceryStore(kept.store, {
  id: () => uuidOf(crypto.getRandomValues(new Uint8Array(UUID_BYTES))),
  now: () => new Date(),
});
