import type { Reason } from "./apply-rules.ts";
import { type MemberPlan, servedDay } from "./make-plan.ts";
import { DAYS_OF_PLAN, sumMinutes } from "./meals/leftovers.ts";
import type { PlannedDay } from "./meals/planned-day.ts";
import type { PlanSource } from "./pool/plan-source.ts";
import type { WorkoutDay } from "./workouts/workout-weeks.ts";

/** The meals and the workout of one day of the plan. */
export interface DayOfPlan {
  day: number;
  planned: PlannedDay | undefined;
  workout: WorkoutDay | undefined;
}

/**
 * The reasons that concern a day: on days of rest, nothing about workouts. `{minutes}` becomes the
 * minutes of the day's longest meal, and `{dayMinutes}` those of all meals on the longest day.
 */
export function listDayReasons(
  plan: MemberPlan,
  { day, planned, workout }: DayOfPlan,
  source: PlanSource,
): Reason[] {
  const meals = planned?.meals ?? [];
  const minutes = findMinutes(plan, planned ? [planned] : [], source);
  return plan.reasons
    .filter(({ contains, fromDay = 1, isTraining = false, area }) => {
      const isServed = contains?.some((one) => meals.some((meal) => meal.contains.includes(one)));
      const isTrained = area === undefined || workout?.areas.includes(area);
      const concernsWorkout = !isTraining || (workout?.minutes !== undefined && isTrained);
      return (isServed ?? true) && day >= fromDay && concernsWorkout;
    })
    .flatMap((reason) => fillInMinutes(reason, minutes));
}

/** All reasons of a plan. `{minutes}` becomes the minutes of its longest meal. */
export function listPlanReasons(plan: MemberPlan, source: PlanSource): Reason[] {
  const minutes = findMinutes(plan, serveDays(plan, source), source);
  return plan.reasons.flatMap((reason) => fillInMinutes(reason, minutes));
}

interface Minutes {
  /** Of the longest meal. */
  meal: number;
  /** Of all meals on the longest day. Only asked for if a reason says it. */
  findDay: () => number;
}

/** A rule without `because:` isn't explained. */
function fillInMinutes(reason: Reason, { meal, findDay }: Minutes): Reason[] {
  if (reason.text === "") return [];
  const text = reason.text
    .replace("{minutes}", `${meal}`)
    .replace("{dayMinutes}", () => `${findDay()}`);
  return [{ ...reason, text }];
}

/** The longest meal of some days, and the longest day of the plan; without meals, their limits. */
function findMinutes(plan: MemberPlan, days: readonly PlannedDay[], source: PlanSource): Minutes {
  const { minutes, dayMinutes } = plan.decisions;
  const meals = days.flatMap((day) => day.meals.map((meal) => meal.minutes));
  return {
    meal: meals.length > 0 ? Math.max(...meals) : minutes,
    findDay: () => {
      const all = serveDays(plan, source).map(sumMinutes);
      return all.length > 0 ? Math.max(...all) : dayMinutes;
    },
  };
}

/** All days of the plan. */
const serveDays = (plan: MemberPlan, source: PlanSource): PlannedDay[] =>
  Array.from({ length: DAYS_OF_PLAN }, (_, index) => servedDay(plan, index + 1, source)).flatMap(
    (day) => day ?? [],
  );
