import { servedTime } from "./cooking-time.ts";
import { type Kitchen, sumPortions } from "./leftovers.ts";
import type { PlannedDay, PlannedMeal } from "./planned-day.ts";
import type { Portion } from "./portion.ts";

/**
 * A day as it's cooked for the people at the table: the amounts of all of them, and the time that
 * these take. The nutrition stays that of one person.
 */
export function dayForPeople(day: PlannedDay, people: number, kitchen: Kitchen): PlannedDay {
  if (people === 1) return day;
  return { ...day, meals: day.meals.map((meal) => mealForPeople(meal, people, kitchen)) };
}

function mealForPeople(planned: PlannedMeal, people: number, { pool, pans }: Kitchen): PlannedMeal {
  const { meals, foods } = pool;
  const meal = meals[planned.meal];
  const portion = portionForPeople(planned.portion, people);
  const forTomorrow = planned.forTomorrow && portionForPeople(planned.forTomorrow, people);
  const cooked = forTomorrow ? sumPortions([portion, forTomorrow], foods) : portion;
  return {
    ...planned,
    portion,
    ...(forTomorrow && { forTomorrow }),
    ...(meal && !planned.isLeftover && servedTime(meal, cooked, { foods, pans })),
  };
}

export const portionForPeople = (portion: Portion, people: number): Portion =>
  Object.fromEntries(Object.entries(portion).map(([id, grams]) => [id, grams * people]));
