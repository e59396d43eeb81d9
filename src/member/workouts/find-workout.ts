import type { WorkoutDay, WorkoutWeek } from "#rules/member-plan/workouts/workout-weeks.ts";

export const DAYS_A_WEEK = 7;

/** The first day of a week. Both count from 1: week 2 starts on day 8. */
export const getFirstDayOfWeek = (week: number) => (week - 1) * DAYS_A_WEEK + 1;

/** A day's workout, counted from 1; undefined on the free days after the last week. */
export function findWorkout(weeks: readonly WorkoutWeek[], day: number): WorkoutDay | undefined {
  return weeks[Math.floor((day - 1) / DAYS_A_WEEK)]?.days[(day - 1) % DAYS_A_WEEK];
}

/** The week in the URL; undefined if there's none or it doesn't exist. */
export function parseWeek(asked: string | null, weeks: number): number | undefined {
  const week = /^\d+$/.test(asked ?? "") ? Number(asked) : 0;
  return week >= 1 && week <= weeks ? week : undefined;
}

/** The week of a day; on the free days, the last week. */
export function getWeek(day: number, weeks: number): number {
  return Math.min(Math.ceil(day / DAYS_A_WEEK), weeks);
}
