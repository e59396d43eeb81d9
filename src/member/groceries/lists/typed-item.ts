import { GROCERY_CATEGORIES, type GroceryCategory } from "#lib/grocery-categories.ts";
import { isJsonObject, parseJson } from "#lib/json.ts";
import { safeStorage } from "#lib/store.ts";
import { cleanTypedText } from "#lib/typed/typed-text.ts";
import { MAX_ITEM } from "./grocery-list.ts";
import { guessCategory } from "./guess-category.ts";
import { TYPED_KEY } from "./lists-storage.ts";

/** The fields for a new item; the category only if it was chosen by hand. */
export interface TypedItem {
  name: string;
  byHand?: GroceryCategory;
}

// Stored per tab: text typed in one tab shouldn't appear in another.
const store = safeStorage(() => window.sessionStorage);

export function readTyped(text: string | null): TypedItem {
  const stored = parseJson(text);
  if (!isJsonObject(stored)) return { name: "" };
  const { name, byHand } = stored;
  const chosen = GROCERY_CATEGORIES.find((known) => known === byHand);
  return {
    name: typeof name === "string" ? name.slice(0, MAX_ITEM) : "",
    ...(chosen ? { byHand: chosen } : {}),
  };
}

/** The category to show: the chosen one, or else a guess. */
export function getCategory({ name, byHand }: TypedItem): GroceryCategory {
  return byHand ?? (cleanTypedText(name) === "" ? GROCERY_CATEGORIES[0] : guessCategory(name));
}

export const typedItem = {
  recall: () => readTyped(store.get(TYPED_KEY)),
  keep: (typed: TypedItem) => void store.set(TYPED_KEY, JSON.stringify(typed)),
};
