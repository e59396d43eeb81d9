import { isJsonObject, type Json } from "#lib/json.ts";
import {
  EXERCISE_SWAPS_FIELD,
  FAVORITES_FIELD,
  isHistoryField,
  MEAL_DOUBLES_FIELD,
  MEAL_MOVES_FIELD,
  MEAL_SWAPS_FIELD,
} from "./fields.ts";

/** Objects that are written as a whole. Null stands for what was removed. */
const WHOLE_OBJECTS = [
  MEAL_SWAPS_FIELD,
  MEAL_MOVES_FIELD,
  MEAL_DOUBLES_FIELD,
  EXERCISE_SWAPS_FIELD,
  FAVORITES_FIELD,
];

/** The account writes a blank after each colon and comma, and takes 10,000 characters with them. */
const MAX_MERGED = 9_000;

/** True for entries that are merged key by key, so that two devices lose nothing. */
export const isMerged = (field: string): boolean =>
  isHistoryField(field) || WHOLE_OBJECTS.includes(field);

/** The value of an entry that's written over another: itself, or both if there's room for them. */
export function mergeValues(field: string, earlier: Json | undefined, later: Json): Json {
  if (!isMerged(field) || !isJsonObject(earlier) || !isJsonObject(later)) return later;
  return ifShort({ ...earlier, ...later }) ?? later;
}

/** Marks what an object doesn't have any more, so that other devices hear of it. */
export function markRemoved(field: string, before: Json | undefined, value: Json): Json {
  if (!WHOLE_OBJECTS.includes(field) || !isJsonObject(before) || !isJsonObject(value)) return value;
  const removed = Object.keys(before).filter((key) => !Object.hasOwn(value, key));
  return ifShort({ ...value, ...Object.fromEntries(removed.map((key) => [key, null])) }) ?? value;
}

const ifShort = (value: Json): Json | undefined =>
  JSON.stringify(value).length <= MAX_MERGED ? value : undefined;

/** The entries of an object that have changed. Any other value is returned whole. */
export const findChanges = (before: Json | undefined, value: Json): Json =>
  isJsonObject(before) && isJsonObject(value)
    ? Object.fromEntries(Object.entries(value).filter(([key, one]) => before[key] !== one))
    : value;
