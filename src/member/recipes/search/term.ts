export const LONGEST_TERM = 80;

/** Cleans up typed text for a search. */
export function termOf(typed: string): string {
  return typed.slice(0, LONGEST_TERM).trim().replace(/\s+/g, " ");
}
