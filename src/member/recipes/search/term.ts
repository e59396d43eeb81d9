import { cleanTypedText } from "#lib/typed/typed-text.ts";

export const MAX_TERM = 80;

/** Cleans up typed text for a search. */
export function normalizeTerm(typed: string): string {
  return cleanTypedText(cleanTypedText(typed).slice(0, MAX_TERM)).trim().replace(/\s+/g, " ");
}
