import type { WorkoutDay, Workouts } from "#funnel/program-schema.ts";

export const DAYS_A_WEEK = 7;

/** The first day of a week, both counted from 1: week 2 begins with day 8. */
export const firstDayOf = (week: number) => (week - 1) * DAYS_A_WEEK + 1;

/** What there is to do on a day, counted from 1; undefined on the free days after the last week. */
export function workoutOf({ weeks }: Workouts, day: number): WorkoutDay | undefined {
  return weeks[Math.floor((day - 1) / DAYS_A_WEEK)]?.days[(day - 1) % DAYS_A_WEEK];
}

/** The week to show: the one that the address asks for, else that of the member's day; the last one on the free days after it. */
export function weekShown({ asked, day, weeks }: { asked: string | null; day: number; weeks: number }): number {
  const week = /^\d+$/.test(asked ?? "") ? Number(asked) : 0;
  return week >= 1 && week <= weeks ? week : Math.min(Math.ceil(day / DAYS_A_WEEK), weeks);
}
