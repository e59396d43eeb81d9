import type { Json } from "#lib/json.ts";
import { kept } from "../../kept.ts";
import { isOwnerOfLists } from "./lists-owner.ts";
import { LISTS_KEY, parsed } from "./lists-storage.ts";

/** A member's lists as this browser stores them; null if there are none. */
export function storedLists(userId: string): Json {
  const key = isOwnerOfLists(userId) ? LISTS_KEY : kept.keyOf(userId, LISTS_KEY);
  // It was parsed from JSON.
  return (parsed(kept.store.get(key)) ?? null) as Json;
}
