import { placeKeys, slotOf } from "#rules/member-plan/meals/places.ts";
import type { UndoToast } from "#ui/snackbar.tsx";
import { dateText, getDateOfDay } from "../../day/shown-day.ts";
import type { Member } from "../../member.ts";
import { type BendOffer, doubleOffers, moveOffers } from "../../plan/bend-offers.ts";
import { doubleEntry } from "../../plan/bends.ts";
import type { Entry } from "../../plan/dated-answers.ts";
import { findMeal } from "../../program/cookbook-dishes.ts";
import { MEAL_TIMES } from "../../program/meal-times.ts";
import { readEntry } from "../../tracker/journal.ts";
import { currentDay, DAYS } from "../../tracker/notes.ts";

/** A way to bend days, in words. */
export interface BendChoice {
  key: string;
  title: string;
  text: string;
  changes: string[];
  choose: (focus: () => void) => void;
}

/** The moves of one of a day's meals to another day, and its cooking for the next one, too. */
export interface MealBend {
  /** Where the meal was planned; undefined if it wasn't moved. */
  movedFrom: number | undefined;
  moves: () => BendChoice[];
  /** Undefined if the meal can't be kept for a meal of the next day. */
  doubles: (() => BendChoice[]) | undefined;
  /** Cooks it for one day again; undefined if it isn't cooked double by choice. */
  cookOnce: ((focus: () => void) => void) | undefined;
}

type Bender = Pick<Member, "months" | "plans" | "program" | "tracker">;

/** Undefined in a month that's over, and for what's left over. */
export function mealBendAt(
  { months, plans, program, tracker }: Bender,
  { day, place }: { day: number; place: number },
  { say }: UndoToast,
): MealBend | undefined {
  const planned = plans.mealsOn(day);
  const meal = planned?.meals[place];
  if (months.isPast || !planned || !meal || meal.isLeftover) return undefined;
  const key = placeKeys(planned.meals)[place] ?? meal.slot;
  const { journal } = tracker.snapshot();
  const from = currentDay(journal);
  const nameOf = (id: string) => findMeal(program, id)?.name ?? id;
  const keeps = (id: string) => !findMeal(program, id)?.["eat-at-once"];

  const write = (entries: Entry[], text: string, focus: () => void) => {
    const before = entries.map(
      ([of, field]): Entry => [of, field, readEntry(tracker.snapshot().journal, of, field) ?? {}],
    );
    for (const entry of entries) tracker.set(...entry);
    say(text, () => {
      for (const entry of before) tracker.set(...entry);
      focus();
    });
  };
  const moves = () =>
    moveOffers({ plans, journal, from }, { day, key }).map((offer) => ({
      key: String(offer.day),
      title: `Day ${offer.day}, ${dateText(getDateOfDay(offer.day, from, new Date()))}`,
      text: `${nameOf(offer.meal)} comes to day ${day} instead.`,
      changes: changesIn(offer),
      choose: (focus: () => void) =>
        write(offer.entries, `${nameOf(meal.meal)} is on day ${offer.day} now.`, focus),
    }));
  const doubles = () =>
    doubleOffers({ plans, journal }, { day, key }, keeps).map((offer) => {
      const time = MEAL_TIMES[slotOf(offer.to)].name.toLowerCase();
      return {
        key: offer.to,
        title: `For the ${time} of day ${day + 1}`,
        text: `Instead of ${nameOf(offer.meal)}. It's only heated then.`,
        changes: changesIn(offer),
        choose: (focus: () => void) =>
          write(offer.entries, `You cook it for the ${time} of day ${day + 1}, too.`, focus),
      };
    });
  const isDoubled = plans.doublesOn(day).some((pair) => pair.from === key) && meal.forTomorrow;
  const canDouble = keeps(meal.meal) && !meal.forTomorrow && day < DAYS;
  return {
    movedFrom: plans.movedFrom(day, key),
    moves,
    doubles: canDouble && meal.slot !== "snack" ? doubles : undefined,
    cookOnce: isDoubled
      ? (focus) =>
          write(
            [doubleEntry(tracker.snapshot().journal, { day, key }, undefined)],
            "You'll cook it for one day only.",
            focus,
          )
      : undefined,
  };
}

/** `Day 6 takes 12 min longer.` */
function changesIn({ minutes }: BendOffer): string[] {
  if (minutes.length === 0) return ["All days take about as long as before."];
  return minutes.map(
    ({ day, more }) => `Day ${day} takes ${Math.abs(more)} min ${more > 0 ? "longer" : "less"}.`,
  );
}
