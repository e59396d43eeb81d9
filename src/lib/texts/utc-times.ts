import { DAY_MS } from "../day-ms.ts";

const days = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
const shortDays = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });
const minutes = new Intl.DateTimeFormat("en-GB", {
  timeStyle: "short",
  timeZone: "UTC",
});

/** `2026-11-24T11:20:05Z` as `24 November 2026`, as in the mails. */
export const dayText = (time: string): string => days.format(new Date(time));

/** `2026-11-24T11:20:05Z` as `24 Nov 2026`, where there's little room. */
export const shortDayText = (time: string): string => shortDays.format(new Date(time));

/** `2026-11-24T11:20:05Z` as `24 November 2026 at 11:20 UTC`. */
export const momentText = (time: string): string =>
  `${dayText(time)} at ${minutes.format(new Date(time))} UTC`;

/** The last day to withdraw on. The period ends a day later, so that it's over everywhere. */
export const lastDayText = (until: string): string =>
  dayText(new Date(Date.parse(until) - DAY_MS).toISOString());
