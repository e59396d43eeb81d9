import type { ContentOrTrait } from "#rules/member-plan/pool/contents.ts";

/** The allergens that a meal names, as shops call them. */
const ALLERGENS: Partial<Record<ContentOrTrait, string>> = {
  egg: "egg",
  dairy: "milk",
  fish: "fish",
  seafood: "shellfish",
};

const list = new Intl.ListFormat("en-US");

/** The names of the allergens: `egg`, `milk`. */
export const listAllergens = (contains: readonly ContentOrTrait[]): string[] =>
  contains.flatMap((content) => ALLERGENS[content] ?? []);

/** `Contains egg and milk`; undefined if there's no allergen. */
export function containsText(contains: readonly ContentOrTrait[]): string | undefined {
  const names = listAllergens(contains);
  return names.length > 0 ? `Contains ${list.format(names)}` : undefined;
}
