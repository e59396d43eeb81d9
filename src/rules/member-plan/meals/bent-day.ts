import { replaceAt } from "#lib/arrays.ts";
import type { PlanConstraints } from "../make-plan.ts";
import type { Pair } from "./leftovers.ts";
import type { MealSource } from "./meal-source.ts";
import { findPlace, mealAt, type PlaceKey, placeKeys, slotOf } from "./places.ts";
import type { PlannedDay } from "./planned-day.ts";
import { buildDay, possibleMeals } from "./swap-meal.ts";
import type { Candidate } from "./taste.ts";

/** By place of a day, the day with the planned meal that is eaten there. */
export type MealMoves = Readonly<Record<PlaceKey, number>>;

interface Bending {
  plan: PlanConstraints;
  source: MealSource;
  /** The number of the day, which decides whether meals that start late have started. */
  day: number;
}

/**
 * A day with meals that were moved here from other days, and all portions settled again. What no
 * longer fits the member or the day is left out, and the day's own meal comes back.
 */
export function withMovedMeals(
  planned: PlannedDay,
  moves: MealMoves,
  plannedOn: (day: number) => PlannedDay | undefined,
  bending: Bending,
): PlannedDay {
  const keys = placeKeys(planned.meals);
  const own = planned.meals.map(({ meal }) => meal);
  const ids = keys.reduce<string[]>((today, key, place) => {
    const from = moves[key];
    const moved = from === undefined ? undefined : mealAt(plannedOn(from), key)?.meal;
    return moved !== undefined && fits(moved, { place, key, today }, bending)
      ? replaceAt(today, place, moved)
      : today;
  }, own);
  return ids === own ? planned : buildDay(bending.plan, ids, bending.source);
}

/** A day on which something is eaten that was cooked double on the day before. */
export function withDoubledMeals(
  today: PlannedDay,
  before: PlannedDay | undefined,
  pairs: readonly Pair[],
  bending: Bending,
): PlannedDay {
  const own = today.meals.map(({ meal }) => meal);
  const ids = pairs.reduce<string[]>((all, { from, to }) => {
    const [cooked, place] = [mealAt(before, from)?.meal, findPlace(today, to)];
    const where = { place, key: to, today: all, isAnySlot: true };
    return cooked !== undefined && place >= 0 && fits(cooked, where, bending)
      ? replaceAt(all, place, cooked)
      : all;
  }, own);
  return ids === own ? today : buildDay(bending.plan, ids, bending.source);
}

interface Where {
  place: number;
  key: PlaceKey;
  today: readonly string[];
  isAnySlot?: boolean;
}

function fits(meal: string, { key, ...where }: Where, { plan, source, day }: Bending): boolean {
  const { later } = plan.decisions;
  const isLateIn = ({ contains }: Candidate) => {
    const rules = later.filter((rule) => rule.contains.some((one) => contains.includes(one)));
    return rules.length > 0 && rules.every(({ fromDay }) => day >= fromDay);
  };
  return possibleMeals(plan, { ...where, slot: slotOf(key), isLateIn }, source).some(
    ({ id }) => id === meal,
  );
}

/** The order of a day's meals. */
const TIMES = ["breakfast", "lunch", "snack", "dinner"];

/**
 * True if a meal that's cooked at one place can be eaten at the other on the next day: at most a day
 * later, so not at a later time of the day, and as the same meal or a dinner as lunch.
 */
export function canKeepFor({ from, to }: Pair): boolean {
  const [cooked, eaten] = [slotOf(from), slotOf(to)];
  const isInTime = TIMES.indexOf(eaten) <= TIMES.indexOf(cooked);
  return isInTime && (cooked === eaten || (cooked === "dinner" && eaten === "lunch"));
}
