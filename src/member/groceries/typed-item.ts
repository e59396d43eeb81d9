import { GROCERY_CATEGORIES, type GroceryCategory } from "#lib/grocery-categories.ts";
import { isJsonObject } from "#lib/json.ts";
import { tolerantStore } from "#lib/store.ts";
import { TYPED_KEY } from "./grocery-keys.ts";
import { LONGEST_ITEM } from "./grocery-list.ts";
import { guessCategory } from "./guess-category.ts";
import { parsed } from "./read-lists.ts";

/** What stands in the fields for a new item; a category where it was chosen by hand. */
export interface TypedItem {
  name: string;
  byHand?: GroceryCategory;
}

// of this tab alone: nobody wants to see in one what is being typed in another
const store = tolerantStore(() => window.sessionStorage);

export function readTyped(text: string | null): TypedItem {
  const stored = parsed(text);
  if (!isJsonObject(stored)) return { name: "" };
  const { name, byHand } = stored;
  const chosen = GROCERY_CATEGORIES.find((known) => known === byHand);
  return {
    name: typeof name === "string" ? name.slice(0, LONGEST_ITEM) : "",
    ...(chosen ? { byHand: chosen } : {}),
  };
}

/** The category shown beside it: the chosen one, else where such an item probably is. */
export function categoryOf({ name, byHand }: TypedItem): GroceryCategory {
  return byHand ?? (name.trim() === "" ? GROCERY_CATEGORIES[0] : guessCategory(name));
}

export const typedItem = {
  recall: () => readTyped(store.get(TYPED_KEY)),
  keep: (typed: TypedItem) => void store.set(TYPED_KEY, JSON.stringify(typed)),
};
