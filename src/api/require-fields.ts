import { isJsonObject, type JsonObject } from "#lib/json.ts";
import { isText, isTime } from "./fields.ts";

/** A part of an answer that isn't usable. */
class UnusableField extends Error {}

/** Parses an answer. Returns null if any required part of it isn't usable. */
export function parseOrNull<Parsed>(parse: () => Parsed): Parsed | null {
  try {
    return parse();
  } catch (error) {
    if (error instanceof UnusableField) return null;
    throw error;
  }
}

export function requireObject(value: unknown): JsonObject {
  if (isJsonObject(value)) return value;
  throw new UnusableField("Not an object.");
}

/** Parses each row of a list. All of them are required. */
export function requireRows<Row>(value: unknown, parse: (row: JsonObject) => Row): Row[] {
  if (!Array.isArray(value)) throw new UnusableField("Not a list.");
  return value.map((row) => parse(requireObject(row)));
}

export function requireText(value: unknown): string {
  if (isText(value)) return value;
  throw new UnusableField("Not a text.");
}

export function requireTime(value: unknown): string {
  if (isTime(value)) return value;
  throw new UnusableField("Not a time.");
}

export function requireNumber(value: unknown): number {
  if (typeof value === "number" && Number.isFinite(value)) return value;
  throw new UnusableField("Not a number.");
}

/** A number that isn't negative. */
export function requireAmount(value: unknown): number {
  const amount = requireNumber(value);
  if (amount >= 0) return amount;
  throw new UnusableField("Not an amount.");
}

/** A whole number that isn't negative. */
export function requireCount(value: unknown): number {
  const count = requireAmount(value);
  if (Number.isSafeInteger(count)) return count;
  throw new UnusableField("Not a count.");
}

/** The fields of these names, read by the same reader. */
export const requireAll = <Name extends string, Value>(
  read: (value: unknown) => Value,
  row: JsonObject,
  ...names: Name[]
) => Object.fromEntries(names.map((name) => [name, read(row[name])])) as Record<Name, Value>;
