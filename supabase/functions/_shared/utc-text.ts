const MONTHS = [
  ...["January", "February", "March", "April", "May", "June", "July"],
  ...["August", "September", "October", "November", "December"],
];

/** `2026-11-24T11:20:05Z` as `24 November 2026`. */
export function dayText(time: string): string {
  const date = new Date(time);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** `2026-12-07` as `Monday, 7 December`. */
export function weekdayText(day: string): string {
  const date = new Date(day);
  return `${WEEKDAYS[date.getUTCDay()]}, ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
}

/** `2026-11-24T11:20:05Z` as `24 November 2026, 11:20:05 UTC`. */
export function momentText(time: string): string {
  return `${dayText(time)}, ${new Date(time).toISOString().slice(11, 19)} UTC`;
}

const A_DAY_MS = 24 * 60 * 60 * 1000;

/** The last day to withdraw on. The period ends a day later, so that it's over in every time zone. */
export function lastDayText(until: string): string {
  return dayText(new Date(Date.parse(until) - A_DAY_MS).toISOString());
}
