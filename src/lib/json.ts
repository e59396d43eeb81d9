export type Json = string | number | boolean | null | Json[] | JsonObject;
export type JsonObject = { [key: string]: Json };

/** Answers by name, as they're stored: `{ "gender": "male", "goals": ["fit"] }`. */
export type Answers = Record<string, Json>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Parses stored JSON. Returns null if there's none, or if it can't be parsed. */
export function parseJson(text: string | null): Json {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

/**
 * Reads an object's own property, so inherited ones like `constructor` are never mistaken for
 * values.
 */
export function getOwn<T>(record: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** True if two values are deeply equal. Recurses no deeper than the first one. */
export function sameJson(one: Json, other: Json | undefined): boolean {
  if (Array.isArray(one))
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => sameJson(item, other[index]))
    );
  if (!isJsonObject(one)) return one === other;
  const entries = Object.entries(one);
  return (
    isJsonObject(other) &&
    entries.length === Object.keys(other).length &&
    entries.every(([key, value]) => sameJson(value, getOwn(other, key)))
  );
}
