import { cutTypedText } from "#lib/typed/typed-text.ts";

export const MAX_TERM = 80;

/** Cleans up typed text for a search. */
export function normalizeTerm(typed: string): string {
  return cutTypedText(typed, MAX_TERM).replace(/\s+/g, " ");
}
