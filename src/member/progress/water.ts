import { wholeNumber } from "#lib/measures/whole-number.ts";
import { GLASSES_A_DAY, MAX_GLASSES } from "../tracker/notes.ts";

/** Parses typed text as glasses, from 0 to 20. */
export function parseGlasses(text: string): number {
  return Math.min(Math.max(wholeNumber(text), 0), MAX_GLASSES);
}

export function waterText(glasses: number): string {
  if (glasses > GLASSES_A_DAY) return `${glasses} glasses, more than a full day`;
  return `${glasses} of ${GLASSES_A_DAY} glasses${glasses === GLASSES_A_DAY ? ", a full day" : ""}`;
}

/** A hint if the typed number is more than what counts; undefined otherwise. */
export function waterHint(text: string | undefined): string | undefined {
  return text !== undefined && wholeNumber(text) > MAX_GLASSES
    ? `We count up to ${MAX_GLASSES} glasses a day.`
    : undefined;
}
