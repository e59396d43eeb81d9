const pad = (part: number, digits = 2) => String(part).padStart(digits, "0");

/** A date in this device's time zone: `2026-11-30`. */
export function formatLocalDate(date: Date): string {
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** The first moment of a date in this device's time zone. */
export function parseLocalDate(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return new Date(year, month - 1, day);
}

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const MS_A_DAY = 86_400_000;

/** Counts the days from one date to another, both as `2026-11-30`: 0 if they're the same. */
export const countDaysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / MS_A_DAY);

/** A date that exists, written as `2026-11-30`; undefined if it doesn't exist. */
export function composeDate(year: number, month: number, day: number): string | undefined {
  const date = `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
  if (!ISO_DATE.test(date) || Number.isNaN(Date.parse(date))) return undefined;
  return new Date(date).getUTCDate() === day ? date : undefined;
}

const FORMAT = { year: "numeric", month: "short", day: "numeric", timeZone: "UTC" } as const;

/** `Nov 30, 2026` */
export const formatDateText = (date: string): string =>
  new Date(date).toLocaleDateString("en-US", FORMAT);

const SHORT = { month: "short", day: "numeric", timeZone: "UTC" } as const;

/** `Nov 30` */
export const formatMonthAndDay = (date: string): string =>
  new Date(date).toLocaleDateString("en-US", SHORT);
