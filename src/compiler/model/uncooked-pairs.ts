import { findParts } from "#rules/member-plan/cookbook/cookbook.ts";
import type { Funnel } from "../read/read-funnel.ts";
import { cookbookOf } from "./cookbook.ts";

/** A kind of cut and a method that no kitchen has cooked together, with the first dish of both. */
export interface UncookedPair {
  group: string;
  method: string;
  dish: string;
}

/** The number of dishes in the cookbook. */
export const countDishes = ({ program }: Funnel): number =>
  Object.keys(program?.cookbook?.dishes.fields.dishes ?? {}).length;

/** The pairs of cut and method that no kitchen has tried. */
export function findUncookedPairs({ program }: Funnel): UncookedPair[] {
  if (!program?.cookbook) return [];
  const cookbook = cookbookOf(program.cookbook);
  const pairs = new Map<string, UncookedPair & { isCooked: boolean }>();
  for (const dish of Object.values(cookbook.dishes)) {
    const group = findParts(dish, cookbook)?.cut.group;
    if (group === undefined) continue;
    const key = `${group} ${dish.method}`;
    const known = pairs.get(key) ?? {
      group,
      method: dish.method,
      dish: dish.name,
      isCooked: false,
    };
    pairs.set(key, { ...known, isCooked: known.isCooked || dish.cooked !== undefined });
  }
  return [...pairs.values()]
    .filter(({ isCooked }) => !isCooked)
    .map(({ group, method, dish }) => ({ group, method, dish }));
}
