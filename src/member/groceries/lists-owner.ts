import { kept } from "../kept.ts";
import { DRAFT_KEY, LISTS_KEY } from "./grocery-keys.ts";

const OWNER_KEY = "groceryOwner";
const KEYS = [LISTS_KEY, DRAFT_KEY];
const { store, keyOf } = kept;

/** Lays out the lists of whoever is signed in. Those of nobody become theirs; those of somebody else are put away. */
export function layOutLists(userId: string): void {
  const owner = store.get(OWNER_KEY);
  if (owner === userId) return;
  if (owner) putListsAway(owner);
  for (const key of KEYS) move(keyOf(userId, key), key);
  store.set(OWNER_KEY, userId);
}

/** Takes a member's lists out of sight of whoever uses this browser next, until the member is back. */
export function putListsAway(userId: string): void {
  for (const key of KEYS) move(key, keyOf(userId, key));
  store.remove(OWNER_KEY);
}

function move(from: string, to: string): void {
  const text = store.get(from);
  if (text === null) return;
  // first, as there may be no room for both
  store.remove(from);
  store.set(to, text);
}
