export const LONGEST_TERM = 80;

/** What is typed as it is searched for. */
export function termOf(typed: string): string {
  return typed.slice(0, LONGEST_TERM).trim().replace(/\s+/g, " ");
}
