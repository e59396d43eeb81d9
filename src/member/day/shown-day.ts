import { DAYS } from "../tracker/notes.ts";

/** The day in the URL; undefined if there's none or it isn't one of the plan's. */
export function parseDay(asked: string | null): number | undefined {
  const day = /^\d{1,2}$/.test(asked ?? "") ? Number(asked) : 0;
  return day >= 1 && day <= DAYS ? day : undefined;
}

/** The date of a day of the plan, if the current day is today. */
export function getDateOfDay(day: number, current: number, today: Date): Date {
  return new Date(today.getFullYear(), today.getMonth(), today.getDate() + day - current);
}

const FORMAT = { weekday: "short", month: "short", day: "numeric" } as const;

/** `Mon, Nov 30` */
export const dateText = (date: Date): string => date.toLocaleDateString("en-US", FORMAT);
