import {
  type DayToShop,
  findNeeds,
  getWeekDays,
  type Need,
} from "#rules/member-plan/shopping/shopping-list.ts";
import type { Member } from "../../member.ts";
import type { MemberPlans } from "../../plan/member-plans.ts";
import { DAYS } from "../../tracker/notes.ts";
import { toUnits } from "../../tracker/unit.ts";
import { type GroceryList, NEW_LIST, weekName } from "../lists/grocery-list.ts";
import type { IdAndClock } from "../lists/lists-storage.ts";
import { toItem } from "./follow-week.ts";

/** A week of the plan, and how many people eat from it. */
export interface WeekChoice {
  week: number;
  /** The first one if it's left out. */
  month?: number;
  people: number;
}

type Shopper = Pick<Member, "plans" | "program" | "unit">;

/** The needs of a week of the member's plan now, with the meals that have them. */
export function findWeekNeeds(
  { plans, program, unit }: Shopper,
  { week, people, besides = {} }: WeekChoice & { besides?: Record<string, number> },
): Need[] {
  const units = toUnits(unit);
  return findNeeds(listDays(week, plans), program.foods.foods, { people, units, besides });
}

/** A new grocery list that follows a week of the member's plan. */
export function createWeekList(
  shopper: Shopper,
  choice: WeekChoice,
  fresh: IdAndClock,
): GroceryList {
  return {
    ...choice,
    id: fresh.id(),
    name: weekName(choice) ?? NEW_LIST,
    createdAt: fresh.now().toISOString(),
    items: findWeekNeeds(shopper, choice).map((need) => toItem(need)),
  };
}

/** `Days 8 to 14` */
export function daysText(week: number): string {
  const { from, to } = getWeekDays(week);
  return `Days ${from} to ${to}`;
}

/** Without any, there's nothing to buy. */
export const hasMeals = (week: number, plans: MemberPlans): boolean =>
  listDays(week, plans).length > 0;

/**
 * What's cooked in a week, by the day on which it's eaten: a leftover is bought with the meal of the
 * day before, even if that belongs to another week.
 */
function listDays(week: number, { mealsOn }: Pick<MemberPlans, "mealsOn">): DayToShop[] {
  const { from, to } = getWeekDays(week);
  const last = Math.min(to + 1, DAYS);
  const days = Array.from({ length: last - from + 1 }, (_, index) => from + index);
  return days.flatMap((day) => {
    const meals = (mealsOn(day)?.meals ?? []).filter(({ isLeftover }) => {
      const cookedOn = isLeftover ? day - 1 : day;
      return cookedOn >= from && cookedOn <= to;
    });
    return meals.length > 0 ? [{ day, meals }] : [];
  });
}
