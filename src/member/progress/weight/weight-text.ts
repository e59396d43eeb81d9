import type { Length } from "#lib/measures/length.ts";
import { inTenths, type Weight } from "#lib/measures/weight.ts";
import { parseDecimal, shortNumber } from "#lib/typed/decimal.ts";
import { WEIGHT_BOUNDS } from "../../tracker/notes.ts";

export type AmountUnit = Weight["unit"] | Length["unit"];

const UNITS = {
  lbs: /\s*(?:lbs?\.?|pounds?)$/,
  kg: /\s*(?:kgs?\.?|kilos?|kilogram(?:me)?s?)$/,
};

/** A number with its unit: 176.5 lbs, 1 lb, 84 cm. */
export function amountText(value: number, unit: AmountUnit): string {
  const number = shortNumber(value);
  return `${number} ${unit === "lbs" && number === "1" ? "lb" : unit}`;
}

/** A unit in a sentence: "in inches" instead of "in in". */
export const unitName = (unit: AmountUnit): string => (unit === "in" ? "inches" : unit);

/**
 * Parses typed text as a weight with one decimal, with or without its unit. Returns "" if it's
 * empty, and undefined if it isn't a valid weight.
 */
export function parseWeight(text: string, unit: Weight["unit"]): Weight | "" | undefined {
  const number = parseDecimal(text, UNITS[unit]);
  if (number === "" || number === undefined) return number;
  const value = Number(shortNumber(number));
  return value >= WEIGHT_BOUNDS[unit].least && value <= WEIGHT_BOUNDS[unit].most
    ? { value, unit }
    : undefined;
}

export function formatWeight(weight: Weight | "", unit: Weight["unit"]): string {
  return weight === "" ? "" : shortNumber(inTenths(weight, unit).value);
}

export function weightProblem(unit: Weight["unit"]): string {
  const { least, most } = WEIGHT_BOUNDS[unit];
  return `Please enter a weight from ${least} to ${most} ${unit}, such as ${unit === "kg" ? "80.5" : "176.5"}. This one isn't saved.`;
}
