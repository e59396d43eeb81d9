import { askForMeals } from "./meal-answer.ts";
import { isMeat, parseMealId, parseRecipe, type Recipe } from "./meal-recipe.ts";

const hostedUrl: string = import.meta.env.VITE_MEAL_DB_URL ?? "";
const key: string = import.meta.env.VITE_MEAL_DB_KEY || "1";
const EMBEDDED_URL = "/api/json/v1";

/** True if recipes come from TheMealDB itself, which asks for attribution. */
export const isLiveMealDatabase = hostedUrl !== "";

/** Queries of the meal database. Each rejects if it can't be answered, and ends with its signal. */
export interface MealDatabase {
  /** The ids of a category's meals. */
  listMeals(category: string, signal?: AbortSignal): Promise<string[]>;
  /** One recipe; null if the id is unknown. */
  lookUpMeal(id: string, signal?: AbortSignal): Promise<Recipe | null>;
  /** The recipes with meat that have a term in their names. */
  searchMeals(term: string, signal?: AbortSignal): Promise<Recipe[]>;
}

export function openMealDatabase(address: string, fetchFrom: typeof fetch): MealDatabase {
  const ask = (call: string, value: string, signal?: AbortSignal) =>
    askForMeals(`${address}/${call}=${encodeURIComponent(value)}`, signal, fetchFrom);
  return {
    async listMeals(category, signal) {
      const records = await ask("filter.php?c", category, signal);
      return [...new Set(records.flatMap((record) => parseMealId(record) ?? []))];
    },
    async lookUpMeal(id, signal) {
      const [record] = await ask("lookup.php?i", id, signal);
      const recipe = parseRecipe(record);
      // Keep the id that was asked for, whatever the record contains.
      return recipe ? { ...recipe, id } : null;
    },
    async searchMeals(term, signal) {
      const records = await ask("search.php?s", term, signal);
      const recipes = records.filter(isMeat).flatMap((record) => parseRecipe(record) ?? []);
      return [...new Map(recipes.map((recipe) => [recipe.id, recipe])).values()];
    },
  };
}

export const mealDatabase = openMealDatabase(
  `${(hostedUrl || EMBEDDED_URL).replace(/\/+$/, "")}/${encodeURIComponent(key)}`,
  (input, init) => fetch(input, init),
);
