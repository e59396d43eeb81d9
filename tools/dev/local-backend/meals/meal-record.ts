import { countries } from "./countries.ts";
import type { OwnRecipe } from "./recipe-book.ts";

type MealRecord = Record<string, string | null>;

const SLOTS = 20;
/**
 * The meal database leaves a slot empty in three ways, mixed in one record, and clients have to
 * handle all of them.
 */
const BLANKS = ["", " ", null];
const EDITED = "2026-11-20 12:00:00";

/** A recipe in the meal database's format: 54 fields. */
export function mealRecord(recipe: OwnRecipe, pictureAddress: string): MealRecord {
  const { id, name, category, area, tags, instructions, ingredients } = recipe;
  const blank = (slot: number) => BLANKS[(slot + id) % BLANKS.length] ?? null;
  const slots = Array.from({ length: SLOTS }, (_, at) => at + 1);
  return {
    idMeal: String(id),
    strMeal: name,
    strMealAlternate: null,
    strCategory: category,
    strArea: area,
    strCountry: countries[area] ?? "",
    strInstructions: instructions.trim().replaceAll("\n", "\r\n"),
    strMealThumb: pictureAddress,
    strTags: tags.length > 0 ? tags.join(",") : null,
    strYoutube: "",
    ...Object.fromEntries(
      slots.map((slot) => [`strIngredient${slot}`, ingredients[slot - 1]?.[0] ?? blank(slot)]),
    ),
    ...Object.fromEntries(
      slots.map((slot) => [`strMeasure${slot}`, ingredients[slot - 1]?.[1] || blank(slot + 1)]),
    ),
    strSource: id % 2 === 0 ? "" : null,
    strImageSource: null,
    strCreativeCommonsConfirmed: null,
    dateModified: id % 2 === 0 ? EDITED : null,
  };
}

/** A recipe in the format of lists. */
export function mealInList({ id, name }: OwnRecipe, pictureAddress: string): MealRecord {
  return { strMeal: name, strMealThumb: pictureAddress, idMeal: String(id) };
}
