import { DAY_MS } from "#lib/day-ms.ts";

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Today in UTC, as `2026-11-23`. */
export const toDay = (date: Date): string => date.toISOString().slice(0, 10);

/** True if a text names a day that exists: not `2026-02-30`. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return DAY.test(text) && !Number.isNaN(date.getTime()) && toDay(date) === text;
}

export function addDays(day: string, days: number): string {
  return toDay(new Date(toTime(day) + days * DAY_MS));
}

/** The number of days in a range, with both ends. */
export function countDays({ from, to }: { from: string; to: string }): number {
  return Math.round((toTime(to) - toTime(from)) / DAY_MS) + 1;
}

const toTime = (day: string) => new Date(`${day}T00:00:00Z`).getTime();

const withYear = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
const withoutYear = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});

/** `Nov 23, 2026` */
export const dayText = (day: string): string => withYear.format(toTime(day));

/** `Nov 23` */
export const shortDayText = (day: string): string => withoutYear.format(toTime(day));

/** `Nov 17 – Nov 23, 2026` */
export function rangeText({ from, to }: { from: string; to: string }): string {
  if (from === to) return dayText(from);
  const start = from.slice(0, 4) === to.slice(0, 4) ? shortDayText(from) : dayText(from);
  return `${start} – ${dayText(to)}`;
}
