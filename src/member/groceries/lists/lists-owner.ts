import { kept } from "../../kept.ts";
import { DRAFT_KEY, LISTS_KEY } from "./lists-storage.ts";

const OWNER_KEY = "groceryOwner";
const KEYS = [LISTS_KEY, DRAFT_KEY];
const { store, createKey } = kept;

/**
 * Makes a member's lists the current ones. Lists without an owner become theirs; another member's
 * lists are put away.
 */
export function layOutLists(userId: string): void {
  const owner = store.get(OWNER_KEY);
  if (owner === userId) return;
  if (owner) putListsAway(owner);
  for (const key of KEYS) move(createKey(userId, key), key);
  store.set(OWNER_KEY, userId);
}

/** Hides a member's lists from the next user of this browser until the member is back. */
export function putListsAway(userId: string): void {
  for (const key of KEYS) move(key, createKey(userId, key));
  store.remove(OWNER_KEY);
}

function move(from: string, to: string): void {
  const text = store.get(from);
  if (text === null) return;
  // Remove first, as storage may not have space for both.
  store.remove(from);
  store.set(to, text);
}

/** True if the current lists are this member's. */
export const isListsOwner = (userId: string): boolean => store.get(OWNER_KEY) === userId;
