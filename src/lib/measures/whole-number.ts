import { toAsciiDigits } from "../typed/ascii-digits.ts";
import { cleanTypedAddress } from "../typed/typed-text.ts";

/**
 * Parses the whole number at the start of a typed text; 0 if there isn't one. Any separator ends
 * it: 80,5 and 80.5 are 80, and 1,000 is 1.
 */
export function wholeNumber(text: string): number {
  const number = Number.parseInt(toAsciiDigits(cleanTypedAddress(text)), 10);
  return Number.isSafeInteger(number) ? number : 0;
}
