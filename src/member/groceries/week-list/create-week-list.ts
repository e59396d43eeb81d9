import type { PlannedDay } from "#rules/member-plan/meals/planned-day.ts";
import { getWeekDays, shoppingList } from "#rules/member-plan/shopping/shopping-list.ts";
import type { Member } from "../../member.ts";
import type { MemberPlans } from "../../plan/member-plans.ts";
import { peopleText } from "../../plan/people.ts";
import type { ReadyList } from "../lists/lists-state.ts";

/** A week of the plan, and how many people eat from it. */
export interface WeekChoice {
  week: number;
  people: number;
}

/** Everything that a week of the member's plan needs, as a new grocery list. */
export function createWeekList(
  { plans, program, unit }: Pick<Member, "plans" | "program" | "unit">,
  { week, people }: WeekChoice,
): ReadyList {
  const units = unit === "kg" ? "metric" : "imperial";
  return {
    name: `Week ${week}, for ${peopleText(people)}`,
    items: shoppingList(listDays(week, plans), program.foods.foods, { people, units }),
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
function listDays(week: number, { mealsOn }: MemberPlans): PlannedDay[] {
  const { from, to } = getWeekDays(week);
  const days = Array.from({ length: to - from + 1 }, (_, index) => mealsOn(from + index));
  return days.flatMap((day) => day ?? []);
}
