import { isJsonObject, type Json, own } from "#lib/json.ts";

const ANY = "any: [ … ] holds where one of its conditions does";
const ALL = "all: [ … ] holds where each of its conditions does";
const NOT = "not: { … } holds where its condition does not";

/** How other languages say what conditions say. */
const MEANT: Record<string, string> = {
  or: ANY,
  oneof: ANY,
  anyof: ANY,
  either: ANY,
  some: ANY,
  and: ALL,
  allof: ALL,
  both: ALL,
  every: ALL,
  none: NOT,
  nor: NOT,
  noneof: NOT,
  except: NOT,
  unless: NOT,
};

/** What to write in place of a word of other languages that stands above conditions; undefined where it may be an answer. */
export function wordForConditions(word: string, value: Json, tests: string[]): string | undefined {
  const meant = own(MEANT, word.toLowerCase().replace(/[^a-z]/g, ""));
  const isOverConditions = Array.isArray(value)
    ? value.some(isJsonObject)
    : isJsonObject(value) && Object.keys(value).every((key) => !tests.includes(key));
  return meant === undefined || !isOverConditions
    ? undefined
    : `"${word}" is no word of a condition. Write ${meant}.`;
}
