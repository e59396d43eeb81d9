import type { Decisions } from "../apply-rules.ts";
import { type ContentOrTrait, isMeat } from "../pool/contents.ts";
import { type Food, listContents, type PoolMeal } from "../pool/meal-pool.ts";
import type { PlanSource } from "../pool/plan-source.ts";
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

/**
 * The fat that is added to lean days: the first that the member may get. If they love a meat, it's
 * of no other meat if possible, so that none comes up more often than the loved ones.
 */
export function chooseCookingFat(
  { rules, foods }: Pick<PlanSource, "foods" | "rules">,
  { never, loved }: Pick<Decisions, "never" | "loved">,
): string | undefined {
  const contents = (id: string) => foods.foods[id]?.contains ?? [];
  const possible = rules["cooking-fats"].filter(
    (id) => !contents(id).some((content) => never.has(content)),
  );
  const isToTaste = (id: string) =>
    contents(id).every((content) => !isMeat(content) || loved.has(content));
  return (loved.size > 0 ? possible.find(isToTaste) : undefined) ?? possible[0];
}

/** The contents of each cooking fat. */
export const fatContents = ({ foods, rules }: Pick<PlanSource, "foods" | "rules">) =>
  rules["cooking-fats"].map((id) => foods.foods[id]?.contains ?? []);
