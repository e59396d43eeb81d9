import type { Reason } from "./apply-rules.ts";
import type { MemberPlan } from "./make-plan.ts";
import type { PlannedDay } from "./meals/planned-day.ts";
import type { PlanSource } from "./pool/plan-source.ts";
import type { WorkoutDay } from "./workouts/workout-weeks.ts";

type Meals = Pick<PlanSource, "meals">;

/** What a day of the plan has. */
export interface DayOfPlan {
  day: number;
  planned: PlannedDay | undefined;
  workout: WorkoutDay | undefined;
}

/**
 * The reasons that concern a day: on days of rest, nothing about workouts. `{minutes}` becomes the
 * minutes of the day's longest meal.
 */
export function reasonsOfDay(
  { reasons, decisions }: MemberPlan,
  { day, planned, workout }: DayOfPlan,
  source: Meals,
): Reason[] {
  const meals = planned?.meals ?? [];
  const longest = longestOf(planned ? [planned] : [], source) ?? decisions.minutes;
  return reasons
    .filter(({ contains, fromDay = 1, isTraining = false, area }) => {
      const isServed = contains?.some((one) => meals.some((meal) => meal.contains.includes(one)));
      const isTrained = area === undefined || workout?.areas.includes(area);
      const concernsWorkout = !isTraining || (workout?.minutes !== undefined && isTrained);
      return (isServed ?? true) && day >= fromDay && concernsWorkout;
    })
    .flatMap((reason) => filledIn(reason, longest));
}

/** All reasons of a plan. `{minutes}` becomes the minutes of its longest meal. */
export function reasonsOfPlan(plan: MemberPlan, source: Meals): Reason[] {
  const days = [...plan.cycle, ...plan.later.map(({ planned }) => planned)];
  const longest = longestOf(days, source) ?? plan.decisions.minutes;
  return plan.reasons.flatMap((reason) => filledIn(reason, longest));
}

/** A rule without `because:` isn't explained. */
const filledIn = (reason: Reason, minutes: number): Reason[] =>
  reason.text === "" ? [] : [{ ...reason, text: reason.text.replace("{minutes}", `${minutes}`) }];

/** The minutes of the longest meal; undefined if there's none. */
function longestOf(days: readonly PlannedDay[], { meals }: Meals): number | undefined {
  const minutes = days.flatMap((day) =>
    day.meals.map(({ meal }) => meals.meals[meal]?.minutes ?? 0),
  );
  return minutes.length > 0 ? Math.max(...minutes) : undefined;
}
