import type { Json } from "#lib/json.ts";
import { kept } from "../../kept.ts";
import { ownerOfLists } from "./lists-owner.ts";
import { LISTS_KEY, parseJson } from "./lists-storage.ts";

/** A member's lists as this browser stores them; null if there are none. */
export function readStoredLists(userId: string): Json {
  const key = ownerOfLists(userId) === "me" ? LISTS_KEY : kept.createKey(userId, LISTS_KEY);
  // It was parsed from JSON.
  return (parseJson(kept.store.get(key)) ?? null) as Json;
}
