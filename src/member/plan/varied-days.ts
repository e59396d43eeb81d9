import { findPlannedDay, type MemberPlan } from "#rules/member-plan/make-plan.ts";
import { DAYS_OF_CYCLE } from "#rules/member-plan/meals/choose-meals.ts";
import type { PlannedDay } from "#rules/member-plan/meals/planned-day.ts";
import { varyWeek } from "#rules/member-plan/meals/vary-week.ts";
import { getWeekDays, toWeek } from "#rules/member-plan/shopping/shopping-list.ts";
import { swapSource } from "../program/cookbook-dishes.ts";
import type { Program } from "../program/program.ts";

/** Of each plan, its weeks with dishes of the cookbook. */
const made = new WeakMap<MemberPlan, Map<number, PlannedDay[]>>();

/**
 * A day's meals before any exchange. Once the cycle of the plan comes again, dishes of the cookbook
 * take the place of lunches and dinners.
 */
export function originalDay(
  plan: MemberPlan,
  day: number,
  program: Program,
): PlannedDay | undefined {
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
