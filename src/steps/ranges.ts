import { isJsonObject, type Json } from "#lib/json.ts";

type Range = readonly [number, number];

export function readWhole(stored: Json | undefined, [least, most]: Range): number | undefined {
  return Number.isInteger(stored) && (stored as number) >= least && (stored as number) <= most
    ? (stored as number)
    : undefined;
}

/** What of a stored measure is in range, over its default; undefined where nothing is. */
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
