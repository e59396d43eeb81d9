import type { ContentOrTrait } from "../pool/contents.ts";
import { type Food, listContents, type PoolMeal } from "../pool/meal-pool.ts";
import { isPureFat } from "./portion.ts";

/** The place in a recipe for the name of the member's cooking fat. */
export const OPEN_FAT = "{fat}";

/** The fat of a meal that the member's own takes the place of; undefined if its recipe names its fat. */
export const openFat = (
  { how, ingredients }: Pick<PoolMeal, "how" | "ingredients">,
  foods: Record<string, Food>,
): string | undefined =>
  how.includes(OPEN_FAT) ? Object.keys(ingredients).find((id) => isPureFat(foods[id])) : undefined;

/** The contents of a meal besides a fat that the member's own takes the place of. */
export function contentsBesideFat(
  meal: Pick<PoolMeal, "how" | "ingredients">,
  foods: Record<string, Food>,
): ContentOrTrait[] {
  const { [openFat(meal, foods) ?? ""]: _, ...others } = meal.ingredients;
  return listContents(others, foods);
}
