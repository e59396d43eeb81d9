import type { Slot } from "../pool/slots.ts";
import type { PlannedDay, PlannedMeal } from "./planned-day.ts";

/** A place of a day by its slot: "dinner", or "snack-2" for a second snack. */
export type PlaceKey = string;

/** The keys of a day's places, in their order. */
export function placeKeys(meals: readonly Pick<PlannedMeal, "slot">[]): PlaceKey[] {
  return meals.map(({ slot }, place) => {
    const before = meals.slice(0, place).filter((other) => other.slot === slot).length;
    return before === 0 ? slot : `${slot}-${before + 1}`;
  });
}

/** The index of a place in a day; -1 if the day doesn't have it. */
export const findPlace = (day: Pick<PlannedDay, "meals">, key: PlaceKey): number =>
  placeKeys(day.meals).indexOf(key);

export const mealAt = (day: PlannedDay | undefined, key: PlaceKey): PlannedMeal | undefined =>
  day?.meals[findPlace(day, key)];

export const slotOf = (key: PlaceKey): Slot => key.replace(/-\d+$/, "") as Slot;
