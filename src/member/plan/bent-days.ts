import { findPlannedDay, type MemberPlan, serveDay } from "#rules/member-plan/make-plan.ts";
import { withDoubledMeals, withMovedMeals } from "#rules/member-plan/meals/bent-day.ts";
import { DAYS_OF_CYCLE } from "#rules/member-plan/meals/choose-meals.ts";
import type { Pair } from "#rules/member-plan/meals/leftovers.ts";
import { mealAt, type PlaceKey } from "#rules/member-plan/meals/places.ts";
import type { PlannedDay } from "#rules/member-plan/meals/planned-day.ts";
import { withMealSwaps } from "#rules/member-plan/meals/swap-meal.ts";
import { varyWeek } from "#rules/member-plan/meals/vary-week.ts";
import { getWeekDays, toWeek } from "#rules/member-plan/shopping/shopping-list.ts";
import { swapSource } from "../program/cookbook-dishes.ts";
import type { Program } from "../program/program.ts";
import type { Journal } from "../tracker/journal.ts";
import { isSkipped } from "../tracker/notes.ts";
import { doublesOn, hasBends, mealMovesOn } from "./bends.ts";
import { hasMealSwaps, readMealSwaps } from "./swaps.ts";

type DayPlan = (day: number) => PlannedDay | undefined;

/** The days of a month as the member bends them. Each step builds on the one before. */
export interface BentDays {
  /** With the meals that were moved here, before any is swapped. */
  originalOn: DayPlan;
  /** As it's eaten: with swapped meals, and what's cooked once and eaten twice. */
  servedOn: DayPlan;
  /** The meals cooked double on a day by the member's choice. */
  doublesOn(day: number): Pair[];
  /** The day that a meal was moved here from; undefined if it wasn't moved. */
  movedFrom(day: number, key: PlaceKey): number | undefined;
}

export function bentDays(
  journal: Journal,
  planOn: (day: number) => MemberPlan,
  program: Program,
): BentDays {
  // Dishes take a while to make, and most of the first days have none.
  const mayHaveDishes = hasMealSwaps(journal) || hasBends(journal);
  const sourceOn = (day: number) =>
    mayHaveDishes || day >= DAYS_OF_CYCLE ? swapSource(program) : program;
  const bending = (day: number) => ({ plan: planOn(day), source: sourceOn(day), day });
  const everyDay = (day: number) => originalDay(planOn(day), day, program);
  const plannedOn = (day: number) => (isSkipped(journal, day) ? undefined : everyDay(day));
  const originalOn = remember((day) => {
    const planned = plannedOn(day);
    // Meals also come from skipped days: the member moved them before, or to save them.
    return planned && withMovedMeals(planned, mealMovesOn(journal, day), everyDay, bending(day));
  });
  const swappedOn = remember((day) => {
    const planned = originalOn(day);
    return (
      planned && withMealSwaps(planOn(day), planned, readMealSwaps(journal, day), sourceOn(day))
    );
  });
  const pairsOn = (day: number): Pair[] =>
    doublesOn(journal, day).filter(({ from }) => {
      const [before, today] = [swappedOn(day - 1), swappedOn(day)];
      const isLeftover =
        (from === "lunch" && mealAt(before, "dinner")?.meal === mealAt(today, "lunch")?.meal) ||
        (day > 1 && pairsOn(day - 1).some(({ to }) => to === from));
      // Leftovers aren't kept for another day.
      return today !== undefined && !(before && isLeftover);
    });
  const eatenOn = remember((day) => {
    const today = swappedOn(day);
    const before = day > 1 ? swappedOn(day - 1) : undefined;
    return today && withDoubledMeals(today, before, pairsOn(day - 1), bending(day));
  });
  return {
    originalOn,
    servedOn: remember((day) =>
      serveDay(eatenOn, day, { plan: planOn(day), source: sourceOn(day), pairsOn }),
    ),
    doublesOn: pairsOn,
    movedFrom: (day, key) => {
      const from = mealMovesOn(journal, day)[key];
      const planned = plannedOn(day);
      const isMoved = mealAt(originalOn(day), key)?.meal !== mealAt(planned, key)?.meal;
      return isMoved ? from : undefined;
    },
  };
}

/** Each day once: a page asks for a day and its neighbors again and again. */
function remember(find: DayPlan): DayPlan {
  const found = new Map<number, PlannedDay | undefined>();
  return (day) => {
    if (!found.has(day)) found.set(day, find(day));
    return found.get(day);
  };
}

/** Of each plan, its weeks with dishes of the cookbook. */
const made = new WeakMap<MemberPlan, Map<number, PlannedDay[]>>();

/**
 * A day's meals before any exchange. Once the cycle of the plan comes again, dishes of the cookbook
 * take the place of lunches and dinners.
 */
function originalDay(plan: MemberPlan, day: number, program: Program): PlannedDay | undefined {
  if (day <= DAYS_OF_CYCLE || !program.cookbook || plan.cycle.length === 0)
    return findPlannedDay(plan, day);
  const week = toWeek(day);
  const weeks = made.get(plan) ?? new Map<number, PlannedDay[]>();
  made.set(plan, weeks);
  const days = weeks.get(week) ?? variedWeek(plan, week, program);
  weeks.set(week, days);
  return days[day - getWeekDays(week).from];
}

function variedWeek(plan: MemberPlan, week: number, program: Program): PlannedDay[] {
  const { from, to } = getWeekDays(week);
  const days = Array.from({ length: to - from + 1 }, (_, index) =>
    findPlannedDay(plan, from + index),
  );
  return varyWeek(
    plan,
    days.flatMap((day) => day ?? []),
    week,
    swapSource(program),
  );
}
