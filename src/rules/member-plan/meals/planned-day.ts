import type { ContentOrTrait } from "../pool/contents.ts";
import { entriesById } from "../pool/entries-by-id.ts";
import {
  type Food,
  listContents,
  type MealPool,
  type Nutrition,
  type PoolMeal,
} from "../pool/meal-pool.ts";
import type { Slot } from "../pool/slots.ts";
import { openFat } from "./cooking-fat.ts";
import { servedTime } from "./cooking-time.ts";
import { fitPortions } from "./fit-portions.ts";
import { type DayTarget, type Portion, total } from "./portion.ts";

/** A meal of a member's day. */
export interface PlannedMeal {
  slot: Slot;
  /** Its id in the pool. */
  meal: string;
  contains: ContentOrTrait[];
  portion: Portion;
  /** The time that this portion takes. */
  minutes: number;
  /** The number of times that it fills all pans, if it's fried. */
  batches: number;
  /** True if it was cooked on the day before. */
  isLeftover?: true;
  /** The slot of the day before that it was cooked with, if that isn't dinner. */
  leftoverOf?: Slot;
  /** The number of pans that are used at once for it, if it's more than one. */
  pans?: number;
  /** The portion of a meal of the next day, if it's cooked at the same time. */
  forTomorrow?: Portion;
  /** The slot of that meal, if it isn't lunch. */
  forSlot?: Slot;
}

export interface PlannedDay {
  meals: PlannedMeal[];
  nutrition: Nutrition;
}

/** The requirements for a day's portions. */
export interface Serving {
  slots: readonly Slot[];
  target: DayTarget;
  /** For recipes that leave the fat open, and added where a day has too little fat. */
  cookingFat: string | undefined;
  /** The number of pans that are used at once. */
  pans: number;
}

/** A day of these meals, one for each slot, with portions that meet the target. */
export function createPlannedDay(
  ids: readonly string[],
  { meals, foods }: MealPool,
  { slots, target, cookingFat, pans }: Serving,
): PlannedDay {
  const portions = fitPortions(
    ids.map((id) => memberIngredients(meals[id], foods, cookingFat)),
    foods,
    target,
    { cookingFat, takesFat: ids.map((id) => meals[id]?.["extra-fat"] !== undefined) },
  );
  return {
    meals: portions.map((portion, index) => {
      const meal = meals[ids[index] ?? ""];
      return {
        slot: slots[index] ?? "snack",
        meal: ids[index] ?? "",
        contains: listContents(portion, foods),
        portion,
        ...(meal ? servedTime(meal, portion, { foods, pans }) : { minutes: 0, batches: 1 }),
      };
    }),
    nutrition: total(portions, foods),
  };
}

/** In the order of their ids. Where the recipe leaves the fat open, it's the member's own. */
function memberIngredients(
  meal: PoolMeal | undefined,
  foods: Record<string, Food>,
  cookingFat: string | undefined,
): Portion {
  const portion: Portion = {};
  const open = meal && openFat(meal, foods);
  entriesById(meal?.ingredients ?? {}).forEach(({ id, entry }) => {
    portion[id === open ? (cookingFat ?? id) : id] = entry;
  });
  return portion;
}
