import type { ContentOrTrait } from "../pool/contents.ts";
import { entriesById } from "../pool/entries-by-id.ts";
import { contentsOf, type MealPool, type Nutrition } from "../pool/meal-pool.ts";
import type { Slot } from "../pool/slots.ts";
import { fitPortions } from "./fit-portions.ts";
import { type DayTarget, type Portion, total } from "./portion.ts";

/** A meal of a member's day. */
export interface PlannedMeal {
  slot: Slot;
  /** Its id in the pool. */
  meal: string;
  contains: ContentOrTrait[];
  portion: Portion;
}

export interface PlannedDay {
  meals: PlannedMeal[];
  nutrition: Nutrition;
}

/** What a day's portions are made for. */
export interface Serving {
  slots: readonly Slot[];
  target: DayTarget;
  /** Added where a day has too little fat, to meals that take it. */
  cookingFat: string | undefined;
}

/** A day of these meals, one for each slot, with portions that meet the target. */
export function plannedDay(
  ids: readonly string[],
  { meals, foods }: MealPool,
  { slots, target, cookingFat }: Serving,
): PlannedDay {
  const portions = fitPortions(
    ids.map((id) => inOrder(meals[id]?.ingredients ?? {})),
    foods,
    target,
    { cookingFat, takesFat: ids.map((id) => meals[id]?.["extra-fat"] !== undefined) },
  );
  return {
    meals: portions.map((portion, index) => ({
      slot: slots[index] ?? "snack",
      meal: ids[index] ?? "",
      contains: contentsOf(portion, foods),
      portion,
    })),
    nutrition: total(portions, foods),
  };
}

function inOrder(ingredients: Portion): Portion {
  const portion: Portion = {};
  entriesById(ingredients).forEach(({ id, entry }) => {
    portion[id] = entry;
  });
  return portion;
}
