import { cleanTypedText } from "#lib/typed/typed-text.ts";

export const LONGEST_TERM = 80;

/** Cleans up typed text for a search. */
export function termOf(typed: string): string {
  return cleanTypedText(typed).slice(0, LONGEST_TERM).trim().replace(/\s+/g, " ");
}
