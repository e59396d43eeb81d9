export const DAYS_A_MONTH = 30;
/** As many months as the account keeps. */
export const MAX_MONTHS = 120;

/** The number of days before a month: 60 for month 3. */
export const daysBefore = (month: number): number => (month - 1) * DAYS_A_MONTH;
