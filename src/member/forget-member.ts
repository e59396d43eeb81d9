import { safeStorage } from "#lib/store.ts";
import { forgetPictures } from "./app/kept-pictures.ts";
import { putListsAway } from "./groceries/lists/lists-owner.ts";
import { TYPED_KEY } from "./groceries/lists/lists-storage.ts";
import { SHARES } from "./groceries/share/secret.ts";
import { kept } from "./kept.ts";
import { searchKey } from "./recipes/search/search-key.ts";
import type { Tracker } from "./tracker/tracker.ts";

const tab = safeStorage(() => window.sessionStorage);

/** Set until the member logs out, in any tab. */
const INSIDE = "inside";

/** Records that this member is signed in here. */
export function rememberMember(userId: string): void {
  kept.keep(userId, INSIDE, true);
}

/**
 * Removes everything that this browser stores about a member. Grocery lists that the account
 * doesn't have are put away instead.
 */
export function forgetMember(userId: string, tracker: Tracker): void {
  for (const name of [INSIDE, "program", "order", "plan", SHARES]) kept.forget(userId, name);
  for (const key of [TYPED_KEY, searchKey(userId)]) tab.remove(key);
  void forgetPictures();
  putListsAway(userId, tracker.snapshot().journal);
  tracker.forget();
}

/**
 * Calls the listener when another tab signs a member in or out. Returns a function that stops it.
 */
export function watchMembers(listener: () => void): () => void {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

/** True if a member signed in here and hasn't logged out since. */
export function isRemembered(userId: string): boolean {
  return kept.recall(userId, INSIDE) === true;
}
