import type { Json, JsonObject } from "#lib/json.ts";
import { cutTypedText } from "#lib/typed/typed-text.ts";
import type { GroceryItem } from "./grocery-list.ts";
import { itemField } from "./list-fields.ts";

// The grams that a recipe needs of a week's food have an entry of their own,
// `item:<list>:<food>~<recipe>`, so that two devices can add recipes and tick the food without undoing
// each other's changes.

/** The grams that a recipe needs of a food besides the plan. */
export interface RecipeNeed {
  recipe: string;
  title: string;
  grams: number;
  /** True if an earlier build wrote it into the item's own entry. */
  isOld?: true;
}

const MAX_TITLE = 60;

const recipeField = (list: string, food: string, recipe: string) =>
  itemField(list, `${food}~${recipe}`);

/** The recipes in an entry of an item, and the food that they need. */
export function readRecipeNeeds(item: string, value: JsonObject): [food: string, RecipeNeed[]] {
  const { food, grams, title, besides, recipes, titles } = value;
  if (typeof food !== "string") return ["", []];
  if (typeof grams === "number" && item.startsWith(`${food}~`))
    return [food, [{ recipe: item.slice(food.length + 1), title: String(title), grams }]];
  if (typeof besides !== "number" || !Array.isArray(recipes)) return [food, []];
  const old = recipes.map((recipe, index) => ({
    ...{ recipe: String(recipe), grams: index === 0 ? besides : 0, isOld: true as const },
    title: Array.isArray(titles) ? String(titles[index]) : "",
  }));
  return [food, old];
}

/** All needs of a food, one for each recipe, in the same order on every device. */
export function joinNeeds(some: readonly RecipeNeed[] = [], more: readonly RecipeNeed[] = []) {
  const all = [...some, ...more];
  const old = all.filter(({ isOld }) => isOld);
  const byRecipe = new Map(
    [...old, ...all.filter(({ isOld }) => !isOld)].map((one) => [one.recipe, one]),
  );
  return [...byRecipe.values()].sort((one, other) => (one.recipe < other.recipe ? -1 : 1));
}

/** The fields and values of recipes that an item of a week has got or lost. */
export function recipeEntries(
  list: string,
  { food, besides = 0, recipes = [], titles = [] }: GroceryItem,
  known: readonly RecipeNeed[] = [],
): [field: string, value: Json][] {
  if (food === undefined) return [];
  const own = known.filter(({ isOld }) => !isOld);
  const kept = own.filter(({ recipe }) => recipes.includes(recipe));
  const grams = besides - sumGrams(kept);
  const added = recipes
    .map((recipe, index) => ({ recipe, title: titles[index] ?? "" }))
    .filter(({ recipe }) => own.every((one) => one.recipe !== recipe));
  return [
    ...added.map(({ recipe, title }, index): [string, Json] => [
      recipeField(list, food, recipe),
      { food, grams: index === 0 ? grams : 0, title: cutTypedText(title, MAX_TITLE) },
    ]),
    ...own
      .filter((one) => !kept.includes(one))
      .map(({ recipe }): [string, Json] => [recipeField(list, food, recipe), { deleted: true }]),
  ];
}

export const sumGrams = (needs: readonly RecipeNeed[]): number =>
  needs.reduce((sum, { grams }) => sum + grams, 0);
