import { portionForPeople } from "#rules/member-plan/meals/for-people.ts";
import { type PlaceKey, placeKeys } from "#rules/member-plan/meals/places.ts";
import type { Portion } from "#rules/member-plan/meals/portion.ts";
import type { MemberPlans } from "./member-plans.ts";

/** An amount of food that a meal needs, for all people at the table. */
export interface CookedMeal {
  /** The day and the place at which it's eaten. */
  day: number;
  key: PlaceKey;
  meal: string;
  portion: Portion;
  /** The day on which it's cooked, for which its food is bought. */
  cookedOn: number;
}

/**
 * What's cooked on some days, each meal with its own amounts: after swaps, moves, doubles, and
 * skips, for all people. A leftover belongs to the day on which it's cooked.
 */
export function cookedMeals(
  plans: Pick<MemberPlans, "mealsOn" | "people">,
  { from, to }: { from: number; to: number },
): CookedMeal[] {
  const days = Array.from({ length: Math.max(to - from + 2, 0) }, (_, index) => from + index);
  return days
    .flatMap((day) => {
      const meals = plans.mealsOn(day)?.meals ?? [];
      const keys = placeKeys(meals);
      return meals.map(({ meal, portion, isLeftover }, place) => ({
        ...{ day, key: keys[place] ?? "", meal },
        portion: portionForPeople(portion, plans.people),
        cookedOn: isLeftover ? day - 1 : day,
      }));
    })
    .filter(({ cookedOn }) => cookedOn >= from && cookedOn <= to);
}
