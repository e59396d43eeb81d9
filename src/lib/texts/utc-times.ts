import { DAY_MS } from "../day-ms.ts";

const days = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
const shortDays = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });
const minutes = new Intl.DateTimeFormat("en-GB", {
  timeStyle: "short",
  timeZone: "UTC",
});

/** `2026-11-24T11:20:05Z` as `24 November 2026`. */
export const dayText = (time: string): string => days.format(new Date(time));

/** `2026-11-24T11:20:05Z` as `24 Nov 2026`, where there's little room. */
export const shortDayText = (time: string): string => shortDays.format(new Date(time));

/** `2026-12-07` as `Monday, 7 December`. */
export function weekdayText(day: string): string {
  const inUtc = (options: Intl.DateTimeFormatOptions) =>
    new Date(day).toLocaleDateString("en-GB", { ...options, timeZone: "UTC" });
  return `${inUtc({ weekday: "long" })}, ${inUtc({ day: "numeric", month: "long" })}`;
}

/** `2026-11-24T11:20:05Z` as `24 November 2026 at 11:20 UTC`, as on pages. */
export const momentText = (time: string): string =>
  `${dayText(time)} at ${minutes.format(new Date(time))} UTC`;

/** `2026-11-24T11:20:05Z` as `24 November 2026, 11:20:05 UTC`, as in mails. */
export const exactMomentText = (time: string): string =>
  `${dayText(time)}, ${new Date(time).toISOString().slice(11, 19)} UTC`;

/** The last day to withdraw on. The period ends a day later, so that it's over everywhere. */
export const lastDayText = (until: string): string =>
  dayText(new Date(Date.parse(until) - DAY_MS).toISOString());
