import { isJsonObject, type JsonObject } from "#lib/json.ts";

export const isText = (value: unknown): value is string => typeof value === "string";

export const isTime = (value: unknown): value is string =>
  typeof value === "string" && !Number.isNaN(Date.parse(value));

/** The text, or undefined if there's none. */
export const parseText = (value: unknown): string | undefined =>
  isText(value) ? value : undefined;

/** Parses a list. Leaves out what isn't usable. */
export const parseList = <Item>(
  value: unknown,
  parse: (row: JsonObject) => Item | undefined,
): Item[] =>
  Array.isArray(value) ? value.flatMap((row) => (isJsonObject(row) ? (parse(row) ?? []) : [])) : [];
