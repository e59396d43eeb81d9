import { replaceAt, rotate } from "#lib/arrays.ts";
import type { PlanConstraints } from "../make-plan.ts";
import { mostProtein } from "../needs/protein.ts";
import type { ContentOrTrait } from "../pool/contents.ts";
import { MAX_SODIUM, staysWithin } from "./budgets.ts";
import { startsLate } from "./choose-meals.ts";
import { MAX_PROTEINS } from "./improve-week.ts";
import { findCandidates, type MealSource } from "./meal-source.ts";
import type { PlannedDay, PlannedMeal } from "./planned-day.ts";
import { sumSodium } from "./salt.ts";
import { isNear } from "./settle-portions.ts";
import { buildDay } from "./swap-meal.ts";
import type { Candidate } from "./taste.ts";
import { weighFoods } from "./weighed-food.ts";

/**
 * A week that comes again, with dishes of the cookbook in the place of lunches and dinners. A dish
 * has the same meats, fish, and traits as the meal before, no more minutes than the plan has, and
 * foods that the week's list has room for, so everything that the plan promises stays true. A day
 * that would miss its energy, protein, or salt stays as it was.
 */
export function varyWeek(
  plan: PlanConstraints,
  week: readonly PlannedDay[],
  number: number,
  source: MealSource,
): PlannedDay[] {
  const { decisions, target } = plan;
  const { dishes } = source;
  // If the minutes of a day are limited, dinners are cooked for the next lunch, too.
  if (!dishes || Number.isFinite(decisions.dayMinutes)) return [...week];
  const meals = new Map(findCandidates(source, decisions, target).map((meal) => [meal.id, meal]));
  const possible = findCandidates(
    { ...source, meals: { meals: dishes } },
    decisions,
    target,
  ).filter((dish) => !startsLate(dish, source));
  const bought = new Set(
    week.flatMap((day) => day.meals).flatMap(({ meal }) => meals.get(meal)?.proteins ?? []),
  );
  const used = new Set<string>();
  const minutes = Number.isFinite(decisions.minutes)
    ? decisions.minutes
    : Math.max(...week.flatMap((day) => day.meals).map((meal) => meal.minutes));
  return week.map((day, index) => {
    const turn = decisions.seed + number * TURN + index;
    const affordable = rotate(possible, turn).filter((dish) => hasRoom(bought, dish));
    const ids = exchangeMeals(day, { dishes: affordable, meals, used, plan, minutes });
    if (ids.every((id, place) => id === day.meals[place]?.meal)) return day;
    const varied = buildDay(plan, ids, source);
    if (!keepsLimits(varied, day, plan, source)) return day;
    for (const id of ids) used.add(id);
    for (const dish of possible)
      if (ids.includes(dish.id)) for (const one of dish.proteins) bought.add(one);
    return varied;
  });
}

function hasRoom(bought: ReadonlySet<number>, { proteins }: Candidate): boolean {
  const added = proteins.filter((one) => !bought.has(one)).length;
  return added === 0 || bought.size + added <= MAX_PROTEINS;
}

/** Spreads the weeks over the dishes. */
const TURN = 31;

interface Kitchen {
  dishes: readonly Candidate[];
  /** The meals of the plan, by id. */
  meals: ReadonlyMap<string, Candidate>;
  /** The dishes that the week has already. */
  used: ReadonlySet<string>;
  plan: PlanConstraints;
  /** The time that a meal may take. */
  minutes: number;
}

/** The ids of a day's meals, with a dish for each lunch and dinner that has one. */
function exchangeMeals(day: PlannedDay, { dishes, meals, used, plan, minutes }: Kitchen): string[] {
  const { target, decisions } = plan;
  const known = new Map([...meals, ...dishes.map((dish) => [dish.id, dish] as const)]);
  const getMeals = (ids: readonly string[]) => ids.flatMap((id) => known.get(id) ?? []);
  const before = day.meals.map(({ meal }) => meal);
  return day.meals.reduce<string[]>((ids, meal, place) => {
    if (meal.slot !== "lunch" && meal.slot !== "dinner") return ids;
    const isSlow = decisions.slow !== undefined && meal.minutes >= decisions.slow.minutes;
    const least = isSlow ? (decisions.slow?.minutes ?? 0) : 0;
    const instead = dishes.find(
      (dish) =>
        !used.has(dish.id) &&
        !ids.includes(dish.id) &&
        dish.minutes >= least &&
        dish.minutes <= minutes &&
        canReplace(dish, meal) &&
        staysWithin(getMeals(replaceAt(ids, place, dish.id)), getMeals(before), target),
    );
    return instead ? replaceAt(ids, place, instead.id) : ids;
  }, before);
}

/** True for a dish of the same meats, fish, and traits. */
const canReplace = (dish: Candidate, meal: PlannedMeal): boolean =>
  dish.slots.includes(meal.slot) &&
  limitedIn(dish.contains).join() === limitedIn(meal.contains).join();

/** Eggs, milk, and cheese come up as often as they like, unless they never do. */
const limitedIn = (contains: readonly ContentOrTrait[]): ContentOrTrait[] =>
  contains.filter((one) => one !== "egg" && one !== "dairy");

function keepsLimits(
  { meals, nutrition }: PlannedDay,
  before: PlannedDay,
  { target }: PlanConstraints,
  { foods }: MealSource,
): boolean {
  const most = Math.max(target.protein.to, mostProtein(target.energy), before.nutrition.protein);
  const least = Math.min(target.protein.from, before.nutrition.protein);
  const portions = meals.map(({ portion }) => portion);
  return (
    isNear(nutrition.energy, target.energy) &&
    nutrition.protein >= least &&
    nutrition.protein <= most &&
    sumSodium(weighFoods(portions, foods.foods)) <= MAX_SODIUM
  );
}
