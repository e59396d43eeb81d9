import {
  type DayToShop,
  findNeeds,
  getWeekDays,
  type Need,
} from "#rules/member-plan/shopping/shopping-list.ts";
import type { Member } from "../../member.ts";
import type { MemberPlans } from "../../plan/member-plans.ts";
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

/** A week's days that have meals. */
function listDays(week: number, { mealsOn }: MemberPlans): DayToShop[] {
  const { from, to } = getWeekDays(week);
  const days = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return days.flatMap((day) => {
    const planned = mealsOn(day);
    return planned ? [{ day, planned }] : [];
  });
}
