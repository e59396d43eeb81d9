import { tolerantStore } from "#lib/store.ts";
import { uuidOf } from "#lib/uuid.ts";
import { createGroceryStore } from "./grocery-store.ts";

const UUID_BYTES = 16;

/** The lists of whoever uses this browser. */
export const groceries = createGroceryStore(
  tolerantStore(() => window.localStorage),
  { id: () => uuidOf(crypto.getRandomValues(new Uint8Array(UUID_BYTES))), now: () => new Date() },
);
