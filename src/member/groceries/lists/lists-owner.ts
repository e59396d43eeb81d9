import { isJsonObject, parseJson } from "#lib/json.ts";
import { kept } from "../../kept.ts";
import { emptyJournal, type Journal } from "../../tracker/journal.ts";
import { isStorableId } from "./list-fields.ts";
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

/**
 * Hides a member's lists from the next user of this browser until the member is back. Lists that
 * the account has come back from there.
 */
export function putListsAway(userId: string, journal: Journal = emptyJournal): void {
  dropLists(journal);
  for (const key of KEYS) move(key, createKey(userId, key));
  store.remove(OWNER_KEY);
}

function dropLists({ entries, unsent }: Journal): void {
  const lists = parseJson(store.get(LISTS_KEY));
  if (!Array.isArray(lists)) return;
  const isUnsent = (id: string) => unsent.some((key) => key.split(":")[1] === id);
  const left = lists.filter((list) => {
    const id = isJsonObject(list) ? String(list.id) : "";
    if (!isStorableId(id)) return true;
    const stored = encodeURIComponent(id);
    return !(`0/list:${stored}` in entries) || isUnsent(stored);
  });
  if (left.length < lists.length) store.remove(LISTS_KEY);
  if (left.length > 0) store.set(LISTS_KEY, JSON.stringify(left));
}

function move(from: string, to: string): void {
  const text = store.get(from);
  if (text === null) return;
  // Remove first, as storage may not have space for both.
  store.remove(from);
  store.set(to, text);
}

/** The owner of the current lists, as this member sees it. */
export type ListsOwner = "me" | "nobody" | "another";

export function ownerOfLists(userId: string): ListsOwner {
  const owner = store.get(OWNER_KEY);
  if (owner === null) return "nobody";
  return owner === userId ? "me" : "another";
}
