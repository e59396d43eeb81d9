import type { DishMeal } from "#rules/member-plan/cookbook/make-dish.ts";
import type { Slot } from "#rules/member-plan/pool/slots.ts";
import type { Member } from "../../member.ts";
import { mealSwapEntry, undoSwap } from "../../plan/swaps.ts";
import { findMeal } from "../../program/cookbook-dishes.ts";
import { MEAL_TIMES } from "../../program/meal-times.ts";
import { DAYS } from "../../tracker/notes.ts";

/** The current day and the rest of a week. */
const DAYS_AHEAD = 7;

/** A meal of the coming days that a dish can take the place of. */
export interface SwapPlace {
  day: number;
  slot: Slot;
  /** The id of the meal that was planned first, which exchanges are stored by. */
  planned: string;
  /** `Today, dinner, instead of Ribeye with butter` */
  text: string;
}

type Planner = Pick<Member, "plans" | "program" | "tracker">;

/** The places where a dish fits: the slot, the minutes, the answers, and the day's limits. */
export function findSwapPlaces(
  { id, slots }: Pick<DishMeal, "id" | "slots">,
  { plans, program }: Pick<Member, "plans" | "program">,
  current: number,
): SwapPlace[] {
  const last = Math.min(current + DAYS_AHEAD - 1, DAYS);
  const days = Array.from({ length: last - current + 1 }, (_, index) => current + index);
  return days.flatMap((day) =>
    (plans.mealsOn(day)?.meals ?? []).flatMap(({ slot, meal, isLeftover }, place) => {
      const planned = plans.originalOn(day)?.meals[place]?.meal;
      const isOut = planned === undefined || isLeftover || !slots.includes(slot);
      if (isOut || !plans.takesPlace(id, day, place)) return [];
      const name = findMeal(program, meal)?.name ?? meal;
      const when = `${dayText(day, current)}, ${MEAL_TIMES[slot].name.toLowerCase()}`;
      return [{ day, slot, planned, text: `${when}, instead of ${name}` }];
    }),
  );
}

export function dayText(day: number, current: number): string {
  if (day === current) return "Today";
  return day === current + 1 ? "Tomorrow" : `Day ${day}`;
}

/** Puts a dish into a day. Returns a function that takes it back. */
export function cookInstead(dish: string, place: SwapPlace, { tracker }: Planner): () => void {
  const { journal } = tracker.snapshot();
  const entry = mealSwapEntry(journal, place.day, { planned: place.planned, instead: dish });
  tracker.set(...entry);
  return () => {
    const now = tracker.snapshot().journal;
    tracker.set(...undoSwap({ before: journal, now }, entry, place.planned));
  };
}
