import { tolerantStore } from "#lib/store.ts";
import { TYPED_KEY } from "./groceries/grocery-keys.ts";
import { putListsAway } from "./groceries/lists-owner.ts";
import { kept } from "./kept.ts";
import { searchKey } from "./recipes/search-key.ts";
import type { Tracker } from "./tracker/tracker.ts";

const tab = tolerantStore(() => window.sessionStorage);

/** Stands for as long as a member has not logged out, in whatever tab. */
const INSIDE = "inside";

/** This browser lets a member in. */
export function rememberMember(userId: string): void {
  kept.keep(userId, INSIDE, true);
}

/** Takes what this browser keeps of a member out of it. Grocery lists are nowhere else: they are put away. */
export function forgetMember(userId: string, tracker: Tracker): void {
  for (const name of [INSIDE, "program", "order"]) kept.forget(userId, name);
  for (const key of [TYPED_KEY, searchKey(userId)]) tab.remove(key);
  tracker.forget();
  putListsAway(userId);
}

/** Tells the listener whenever another tab lets a member in or out, until the function that it gives back is called. */
export function watchMembers(listener: () => void): () => void {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

/** Whether this browser has let a member in, who has not logged out since. */
export function isRemembered(userId: string): boolean {
  return kept.recall(userId, INSIDE) === true;
}
