/** The length of a day in UTC, in milliseconds. Local days may be an hour longer or shorter. */
export const DAY_MS = 24 * 60 * 60_000;
