import { replaceAt, rotate } from "#lib/arrays.ts";
import type { PlanConstraints } from "../make-plan.ts";
import type { Slot } from "../pool/slots.ts";
import { excessSodium } from "./budgets.ts";
import { startsLate } from "./choose-meals.ts";
import { createKitchen, findCandidates, type MealSource, wholePool } from "./meal-source.ts";
import { createPlannedDay, type PlannedDay } from "./planned-day.ts";
import type { Candidate } from "./taste.ts";

/** By planned meal, the meal that is eaten instead. */
export type MealSwaps = Readonly<Record<string, string>>;

const MAX_OFFERS = 3;
/** Besides those, so many dishes of the cookbook. */
const MAX_DISHES = 3;

/**
 * A day with some of its meals exchanged, and all portions settled again. Swaps that don't fit the
 * member any more are left out.
 */
export function withMealSwaps(
  plan: PlanConstraints,
  planned: PlannedDay,
  swaps: MealSwaps,
  source: MealSource,
): PlannedDay {
  const ids = planned.meals.map(({ meal }) => meal);
  const swapped = planned.meals.reduce<string[]>((today, { meal, slot }, place) => {
    const instead = swaps[meal];
    if (instead === undefined) return today;
    const fits = possibleMeals(plan, { slot, place, today }, source).some(
      ({ id }) => id === instead,
    );
    return fits ? replaceAt(today, place, instead) : today;
  }, ids);
  return swapped === ids ? planned : buildDay(plan, swapped, source);
}

/** A meal that can take the place of another, and the day with it. */
export interface MealOffer {
  meal: string;
  day: PlannedDay;
}

interface Exchange {
  planned: PlannedDay;
  /** The meal's index in the day. */
  place: number;
  week: readonly PlannedDay[];
  /** Without its exchanges. Its meals aren't offered, so that each can be taken back. */
  original?: PlannedDay | undefined;
}

/**
 * Up to three meals of the plan that can take the place of one in a day, and up to three dishes of
 * the cookbook. They are as different as possible, and those that come up least in the week are
 * first.
 */
export function mealOffers(
  plan: PlanConstraints,
  exchange: Exchange,
  source: MealSource,
): MealOffer[] {
  const { planned, place, week } = exchange;
  const today = planned.meals.map(({ meal }) => meal);
  const uses = new Map<string, number>();
  for (const { meal } of week.flatMap((day) => day.meals))
    uses.set(meal, (uses.get(meal) ?? 0) + 1);
  const possible = possibleOffers(plan, exchange, source).sort(
    (a, b) => (uses.get(a.id) ?? 0) - (uses.get(b.id) ?? 0),
  );
  const isDish = ({ id }: Candidate) => source.dishes?.[id] !== undefined;
  const dishes = inOrderOfDay(possible.filter(isDish), plan, today);
  const meals = possible.filter((meal) => !isDish(meal));
  return [
    ...differentFirst(meals).slice(0, MAX_OFFERS),
    ...differentFirst(dishes).slice(0, MAX_DISHES),
  ].map(({ id }) => ({ meal: id, day: buildDay(plan, replaceAt(today, place, id), source) }));
}

/** True if a meal can take the place of one in a day. */
export const canTakePlace = (
  plan: PlanConstraints,
  exchange: Exchange,
  id: string,
  source: MealSource,
): boolean => possibleOffers(plan, exchange, source).some((meal) => meal.id === id);

/** The meals that can take the place of one, and that don't come up too often in the week. */
function possibleOffers(
  plan: PlanConstraints,
  { planned, place, week, original = planned }: Exchange,
  source: MealSource,
): Candidate[] {
  const today = planned.meals.map(({ meal }) => meal);
  const slot = planned.meals[place]?.slot ?? "snack";
  const others = week.flatMap((day) => day.meals).filter(({ meal }) => meal !== today[place]);
  const isTooOften = ({ contains }: Candidate) =>
    plan.decisions.mostAWeek.some(
      (rule) =>
        rule.contains.some((content) => contains.includes(content)) &&
        others.filter((one) => rule.contains.some((content) => one.contains.includes(content)))
          .length >= rule.times,
    );
  const isPlanned = ({ id }: Candidate) => original.meals.some(({ meal }) => meal === id);
  return possibleMeals(plan, { slot, place, today }, source).filter(
    (meal) => !isTooOften(meal) && !isPlanned(meal),
  );
}

/** Each day begins at another dish, so that they all come up. */
function inOrderOfDay(
  dishes: Candidate[],
  { decisions }: PlanConstraints,
  today: readonly string[],
) {
  return rotate(dishes, today.join("").length * PRIME + decisions.seed);
}

/** Spreads neighboring numbers. */
const PRIME = 7919;

interface Place {
  slot: Slot;
  /** The meal's index in the day. */
  place: number;
  /** The day's meals. */
  today: readonly string[];
  /** True for what's left over, which may be a dinner for lunch. */
  isAnySlot?: boolean;
  /** True for a meal that starts late, if it has started. */
  isLateIn?: (meal: Candidate) => boolean;
}

/**
 * The meals that the member may get at a place, that aren't on the day's table yet, and with which
 * the day doesn't have too much salt.
 */
export function possibleMeals(
  { decisions, target }: PlanConstraints,
  { slot, place, today, isAnySlot = false, isLateIn = () => false }: Place,
  source: MealSource,
): Candidate[] {
  const { dishes } = source;
  const candidates = [
    ...findCandidates(source, decisions, target),
    ...(dishes ? findCandidates({ ...source, meals: { meals: dishes } }, decisions, target) : []),
  ];
  const excess = (ids: readonly string[]) =>
    candidates
      .filter(({ id }) => ids.includes(id))
      .reduce((sum, meal) => sum + excessSodium(meal, target), 0);
  // A day with too much salt, since no other meals were left, only gets no more.
  const most = Math.max(excess(today), 0) - excess(today.filter((_, at) => at !== place));
  return candidates.filter(
    (meal) =>
      (isAnySlot || meal.slots.includes(slot)) &&
      !today.includes(meal.id) &&
      (!startsLate(meal, source) || isLateIn(meal)) &&
      excessSodium(meal, target) <= most,
  );
}

/** The same meals, with the first of each main food before all others. */
function differentFirst(meals: readonly Candidate[]): Candidate[] {
  const isFirst = ({ contains: [main] }: Candidate, index: number) =>
    meals.findIndex(({ contains }) => contains[0] === main) === index;
  return [...meals.filter(isFirst), ...meals.filter((meal, index) => !isFirst(meal, index))];
}

/** A day with these meals, and portions that meet the target. */
export const buildDay = (
  { decisions, target }: PlanConstraints,
  ids: readonly string[],
  source: MealSource,
): PlannedDay =>
  createPlannedDay(ids, wholePool(source), {
    slots: decisions.slots,
    target,
    ...createKitchen(source, decisions),
  });
