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
