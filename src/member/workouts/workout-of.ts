import type { WorkoutDay, Workouts } from "#funnel/program-schema.ts";

export const DAYS_A_WEEK = 7;

/** The first day of a week, both counted from 1: week 2 begins with day 8. */
export const firstDayOf = (week: number) => (week - 1) * DAYS_A_WEEK + 1;

/** What there is to do on a day, counted from 1; undefined on the free days after the last week. */
export function workoutOf({ weeks }: Workouts, day: number): WorkoutDay | undefined {
  return weeks[Math.floor((day - 1) / DAYS_A_WEEK)]?.days[(day - 1) % DAYS_A_WEEK];
}

/** The week that an address asks for; undefined where it asks for none that there is. */
export function weekAsked(asked: string | null, weeks: number): number | undefined {
  const week = /^\d+$/.test(asked ?? "") ? Number(asked) : 0;
  return week >= 1 && week <= weeks ? week : undefined;
}

/** The week of a member's day; the last one on the free days after it. */
export function weekOfDay(day: number, weeks: number): number {
  return Math.min(Math.ceil(day / DAYS_A_WEEK), weeks);
}
