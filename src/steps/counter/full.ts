/** Percent that are counted, a tick each. */
export const FULL = 100;
