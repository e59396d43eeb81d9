import { toAsciiDigits } from "./ascii-digits.ts";
import { cleanTypedText } from "./typed-text.ts";

const DECIMAL = /^\d+(?:\.\d*)?$|^\.\d+$/;
/** The decimal separators of keyboards: comma, Arabic comma and separator, and full-width ones. */
const SEPARATOR = /[,،٫，．]/g;

/**
 * Parses a positive number typed with any keyboard's digits and decimal separator, with or without
 * the unit after it. Returns "" for an empty text, and undefined if it isn't a number.
 */
export function parseDecimal(typed: string, unit: RegExp): number | "" | undefined {
  const number = toAsciiDigits(cleanTypedText(typed).normalize("NFKC"))
    .toLowerCase()
    .replace(unit, "")
    .replace(SEPARATOR, ".");
  if (number === "") return "";
  return DECIMAL.test(number) ? Number(number) : undefined;
}

/** Formats a number with at most one decimal, and without a trailing zero. */
export function shortNumber(value: number): string {
  return String(Math.round(value * 10) / 10);
}
