import { isJsonObject, type Json } from "#lib/json.ts";

type Range = readonly [number, number];

export function readWhole(stored: Json | undefined, [least, most]: Range): number | undefined {
  const isInRange = isWhole(stored) && stored >= least && stored <= most;
  return isInRange ? stored : undefined;
}

function isWhole(value: unknown): value is number {
  return Number.isInteger(value);
}

/**
 * The parts of a stored measure that are in range, merged over its default; undefined if none are.
 */
export function readMeasure<M extends Record<string, number | string>>(
  stored: Json,
  byDefault: M,
  ranges: Record<string, Range>,
  units: string[],
): M | undefined {
  if (!isJsonObject(stored)) return undefined;
  const numbers = Object.entries(ranges).flatMap(([field, range]) => {
    const value = Object.hasOwn(stored, field) ? readWhole(stored[field], range) : undefined;
    return value === undefined ? [] : [[field, value] as const];
  });
  const unit =
    typeof stored.unit === "string" && units.includes(stored.unit)
      ? [["unit", stored.unit] as const]
      : [];
  const readable = Object.fromEntries([...numbers, ...unit]);
  return Object.keys(readable).length > 0 ? { ...byDefault, ...readable } : undefined;
}
