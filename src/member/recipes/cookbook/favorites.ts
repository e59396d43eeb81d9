import { isJsonObject, type Json } from "#lib/json.ts";
import { FAVORITES_FIELD } from "../../tracker/fields.ts";
import { type Journal, readEntry } from "../../tracker/journal.ts";

/** Favorites are of no day. */
const NO_DAY = 0;
/** An entry holds 10,000 characters, and ids are up to 70 long. */
const MAX_FAVORITES = 110;

/** The ids of the dishes that the member marked, the latest first. */
export function readFavorites(journal: Journal): string[] {
  const value = readEntry(journal, NO_DAY, FAVORITES_FIELD);
  // Earlier versions kept a list.
  if (Array.isArray(value)) return value.filter((id) => typeof id === "string");
  return Object.entries(isJsonObject(value) ? value : {})
    .flatMap(([id, place]) => (typeof place === "number" ? [{ id, place }] : []))
    .sort((one, other) => other.place - one.place)
    .map(({ id }) => id);
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
  const places = after.map((id, index) => [id, after.length - index]);
  return [NO_DAY, FAVORITES_FIELD, Object.fromEntries(places)];
}
