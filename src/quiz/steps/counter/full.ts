/** The percentage to count to, one tick per percent. */
export const FULL = 100;
