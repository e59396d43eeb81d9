import { type JsonObject, sameJson } from "#lib/json.ts";
import { toObject } from "./written.ts";

/** Fields that hold options by their stored value. */
export const CHOICES = ["options", "cards"];

export interface Rename {
  field: string;
  from: string;
  to: string;
}

/**
 * Options that kept their label and position but changed their value, and the old fields with the
 * new values filled in.
 */
export function withRenamed(
  old: JsonObject,
  now: JsonObject,
): { renames: Rename[]; fields: JsonObject } {
  const renames = CHOICES.flatMap((field) =>
    findRenames(field, toObject(old[field]), toObject(now[field])),
  );
  const fields = Object.fromEntries(
    Object.entries(old).map(([field, choices]) => {
      const own = renames.filter((rename) => rename.field === field);
      if (own.length === 0) return [field, choices];
      return [
        field,
        Object.fromEntries(
          Object.entries(toObject(choices)).map(([value, option]) => [
            own.find(({ from }) => from === value)?.to ?? value,
            option,
          ]),
        ),
      ];
    }),
  );
  return { renames, fields };
}

function findRenames(field: string, old: JsonObject, now: JsonObject): Rename[] {
  const keptBefore = (choices: JsonObject, others: JsonObject, value: string) => {
    const values = Object.keys(choices);
    return values.slice(0, values.indexOf(value)).filter((one) => Object.hasOwn(others, one));
  };
  const taken = new Set<string>();
  return Object.keys(old)
    .filter((from) => !Object.hasOwn(now, from))
    .flatMap((from) => {
      const label = toObject(old[from]).label;
      const to = Object.keys(now).find(
        (value) =>
          !Object.hasOwn(old, value) &&
          !taken.has(value) &&
          label !== undefined &&
          toObject(now[value]).label === label &&
          sameJson(keptBefore(now, old, value), keptBefore(old, now, from)),
      );
      if (to === undefined) return [];
      taken.add(to);
      return [{ field, from, to }];
    });
}
