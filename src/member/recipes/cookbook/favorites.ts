import { isJsonObject, type Json } from "#lib/json.ts";
import { FAVORITES_FIELD } from "../../tracker/fields.ts";
import { type Journal, readEntry } from "../../tracker/journal.ts";

/** Favorites are of no day. */
const NO_DAY = 0;
/** An entry holds 10,000 characters, and ids are up to 70 long. */
const MAX_FAVORITES = 110;

/** The ids of the dishes that the member marked, the latest first. */
export const readFavorites = (journal: Journal): string[] =>
  readPlaces(journal).map(({ id }) => id);

/** The favorites with their places in the order of marking, the latest first. */
function readPlaces(journal: Journal): { id: string; place: number }[] {
  const value = readEntry(journal, NO_DAY, FAVORITES_FIELD);
  // Earlier versions kept a list.
  if (Array.isArray(value))
    return value
      .filter((id) => typeof id === "string")
      .map((id, index) => ({ id, place: value.length - index }));
  return Object.entries(isJsonObject(value) ? value : {})
    .flatMap(([id, place]) => (typeof place === "number" ? [{ id, place }] : []))
    .sort((one, other) => other.place - one.place);
}

/**
 * Marks a dish, or unmarks it. Beyond the most, the oldest favorite goes. The others keep their places,
 * so that only this one is sent.
 */
export function favoritesEntry(
  journal: Journal,
  dish: string,
): [day: number, field: string, value: Json] {
  const before = readPlaces(journal);
  const latest = { id: dish, place: (before[0]?.place ?? 0) + 1 };
  const after = before.some(({ id }) => id === dish)
    ? before.filter(({ id }) => id !== dish)
    : [latest, ...before].slice(0, MAX_FAVORITES);
  return [NO_DAY, FAVORITES_FIELD, Object.fromEntries(after.map(({ id, place }) => [id, place]))];
}
