import { convertWeight, type Weight } from "#lib/measures/weight.ts";
import { toAsciiDigits } from "#lib/typed/ascii-digits.ts";
import { cleanTypedText } from "#lib/typed/typed-text.ts";
import { WEIGHT_BOUNDS } from "../../tracker/notes.ts";

const DECIMAL = /^\d+(?:\.\d*)?$|^\.\d+$/;
/** The decimal separators of keyboards: comma, Arabic comma and separator, and full-width ones. */
const SEPARATOR = /[,،٫，．]/g;
const UNITS = {
  lbs: /\s*(?:lbs?\.?|pounds?)$/,
  kg: /\s*(?:kgs?\.?|kilos?|kilogram(?:me)?s?)$/,
};

/** Formats a number with at most one decimal, and without a trailing zero. */
export function shortNumber(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A number with its unit: 176.5 lbs, 1 lb. */
export function amountText(value: number, unit: Weight["unit"]): string {
  const number = shortNumber(value);
  return `${number} ${unit === "lbs" && number === "1" ? "lb" : unit}`;
}

/**
 * Parses typed text as a weight with one decimal, with or without its unit. Returns "" if it's
 * empty, and undefined if it isn't a valid weight.
 */
export function parseWeight(text: string, unit: Weight["unit"]): Weight | "" | undefined {
  const number = toAsciiDigits(cleanTypedText(text))
    .toLowerCase()
    .replace(UNITS[unit], "")
    .replace(SEPARATOR, ".");
  if (number === "") return "";
  if (!DECIMAL.test(number)) return undefined;
  const value = Number(shortNumber(Number(number)));
  return value >= WEIGHT_BOUNDS[unit].least && value <= WEIGHT_BOUNDS[unit].most
    ? { value, unit }
    : undefined;
}

export function formatWeight(weight: Weight | "", unit: Weight["unit"]): string {
  return weight === "" ? "" : shortNumber(convertWeight(weight, unit).value);
}

export function weightProblem(unit: Weight["unit"]): string {
  const { least, most } = WEIGHT_BOUNDS[unit];
  return `Please enter a weight from ${least} to ${most} ${unit}, such as ${unit === "kg" ? "80.5" : "176.5"}. This one isn't saved.`;
}
