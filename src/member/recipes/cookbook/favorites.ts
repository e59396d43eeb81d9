import type { Json } from "#lib/json.ts";
import { FAVORITES_FIELD, type Journal, readEntry } from "../../tracker/journal.ts";

/** Favorites are of no day. */
const NO_DAY = 0;
/** An entry holds 10,000 characters, and ids are up to 70 long. */
const MAX_FAVORITES = 120;

/** The ids of the dishes that the member marked, the latest first. */
export function readFavorites(journal: Journal): string[] {
  const value = readEntry(journal, NO_DAY, FAVORITES_FIELD);
  return Array.isArray(value) ? value.filter((id) => typeof id === "string") : [];
}

/** Marks a dish, or unmarks it. Beyond the most, the oldest favorite goes. */
export function favoritesEntry(
  journal: Journal,
  dish: string,
): [day: number, field: string, value: Json] {
  const before = readFavorites(journal);
  const after = before.includes(dish)
    ? before.filter((id) => id !== dish)
    : [dish, ...before].slice(0, MAX_FAVORITES);
  return [NO_DAY, FAVORITES_FIELD, after];
}
