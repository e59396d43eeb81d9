export type Json = string | number | boolean | null | Json[] | JsonObject;
export type JsonObject = { [key: string]: Json };

/** Answers by name, as they stand in storage: `{ "gender": "male", "goals": ["fit"] }`. */
export type Answers = Record<string, Json>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A value's own property, so that `constructor` and the like are never mistaken for one. */
export function own<T>(record: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** Whether two values say the same. Looks no deeper than the first one goes. */
export function sameJson(one: Json, other: Json | undefined): boolean {
  if (Array.isArray(one))
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => sameJson(item, other[index]))
    );
  if (!isJsonObject(one)) return one === other;
  const keys = Object.keys(one);
  return (
    isJsonObject(other) &&
    keys.length === Object.keys(other).length &&
    keys.every((key) => sameJson(one[key] as Json, own(other, key)))
  );
}
