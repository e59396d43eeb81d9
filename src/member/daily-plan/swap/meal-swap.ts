import { portionForPeople } from "#rules/member-plan/meals/for-people.ts";
import type { PlannedMeal } from "#rules/member-plan/meals/planned-day.ts";
import { portionText } from "#rules/member-plan/meals/portion-text.ts";
import type { PoolMeal } from "#rules/member-plan/pool/meal-pool.ts";
import type { UndoToast } from "#ui/snackbar.tsx";
import type { Member } from "../../member.ts";
import { mealSwapEntry, undoSwap } from "../../plan/swaps.ts";
import { findMeal } from "../../program/cookbook-dishes.ts";
import { MEAL_TIMES } from "../../program/meal-times.ts";
import { toUnits } from "../../tracker/unit.ts";
import { mealChanges } from "./meal-changes.ts";

/** A meal that can take the place of another. */
export interface Offer {
  id: string;
  meal: PoolMeal;
  planned: PlannedMeal;
  /** The member's portion, in words. */
  portion: string;
  /** The differences that it makes, in words. */
  changes: string[];
}

/** The meals that one of a day's meals can be exchanged for. */
export interface MealSwap {
  day: number;
  /** The name of the meal that was planned; undefined if it wasn't exchanged. */
  original: string | undefined;
  offers: () => Offer[];
  /** Exchanges the meal. `focus` runs after the exchange was undone. */
  exchange: (instead: string, focus: () => void) => void;
  changeBack: (focus: () => void) => void;
}

type Planner = Pick<Member, "plans" | "program" | "tracker" | "unit">;

/** The exchange of one of a day's meals, by its place in the day. */
export function createMealSwap(
  member: Planner,
  { day, place }: { day: number; place: number },
  { say }: UndoToast,
): MealSwap {
  const { plans, program, tracker } = member;
  const [planned, shown] = [plans.originalOn(day), plans.mealsOn(day)].map(
    (one) => one?.meals[place],
  );
  const findName = (id: string) => findMeal(program, id)?.name ?? id;
  const original = planned?.meal ?? "";
  const time = MEAL_TIMES[planned?.slot ?? "snack"].name;

  const write = (instead: string, text: string, focus: () => void) => {
    const { journal } = tracker.snapshot();
    const entry = mealSwapEntry(journal, day, { planned: original, instead });
    tracker.set(...entry);
    say(text, () => {
      const now = tracker.snapshot().journal;
      tracker.set(...undoSwap({ before: journal, now }, entry, original));
      focus();
    });
  };
  return {
    day,
    original: shown?.meal === original ? undefined : findName(original),
    offers: () => createOffers(member, day, place),
    exchange: (instead, focus) => write(instead, `${time} is now ${findName(instead)}.`, focus),
    changeBack: (focus) => write(original, `${time} is ${findName(original)} again.`, focus),
  };
}

function createOffers({ plans, program, unit }: Planner, day: number, place: number): Offer[] {
  const { foods } = program.foods;
  const today = plans.mealsOn(day);
  const present = findMeal(program, today?.meals[place]?.meal ?? "");
  return plans.listOffers(day, place).flatMap((offer) => {
    const [meal, planned] = [findMeal(program, offer.meal), offer.day.meals[place]];
    if (!today || !present || !meal || !planned) return [];
    const now = { meal: present, day: today, place };
    return {
      id: offer.meal,
      meal,
      planned,
      portion: portionText(portionForPeople(planned.portion, plans.people), foods, toUnits(unit)),
      changes: mealChanges(now, { meal, day: offer.day, place }, foods),
    };
  });
}
