import { wholeNumber } from "#lib/whole-number.ts";
import { GLASSES_A_DAY, MOST_GLASSES } from "../tracker/notes.ts";

const PERCENT_A_GLASS = 100 / GLASSES_A_DAY;

/** The glasses that a typed text counts as, 0 to 20. */
export function glassesOf(text: string): number {
  return Math.min(Math.max(wholeNumber(text), 0), MOST_GLASSES);
}

export function waterPercent(glasses: number): number {
  return Math.min(glasses * PERCENT_A_GLASS, 100);
}

export function waterText(glasses: number): string {
  if (glasses > GLASSES_A_DAY) return `${glasses} glasses, more than a full day`;
  return `${glasses} of ${GLASSES_A_DAY} glasses${glasses === GLASSES_A_DAY ? ", a full day" : ""}`;
}

/** What to say of a typed text that counts as less than it says; undefined where there is nothing to say. */
export function waterHint(text: string | undefined): string | undefined {
  return text !== undefined && wholeNumber(text) > MOST_GLASSES
    ? `${MOST_GLASSES} glasses are the most that count.`
    : undefined;
}
