import { type Json, parseJson } from "#lib/json.ts";
import { kept } from "../../kept.ts";
import { ownerOfLists } from "./lists-owner.ts";
import { LISTS_KEY } from "./lists-storage.ts";

/** A member's lists as this browser stores them; null if there are none. */
export function readBrowserLists(userId: string): Json {
  const key = ownerOfLists(userId) === "me" ? LISTS_KEY : kept.createKey(userId, LISTS_KEY);
  return parseJson(kept.store.get(key));
}
