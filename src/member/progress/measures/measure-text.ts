import { convertLength, type Length } from "#lib/measures/length.ts";
import type { Weight } from "#lib/measures/weight.ts";
import { parseDecimal, shortNumber } from "#lib/typed/decimal.ts";
import { MEASURE_BOUNDS, type Measure } from "../../tracker/notes.ts";

const UNITS = {
  cm: /\s*(?:cms?\.?|centimet(?:er|re)s?)$/,
  in: /\s*(?:ins?\.?|inch(?:es)?|["″”])$/,
};

export const MEASURE_NAMES: Record<Measure, string> = {
  waist: "Waist",
  hips: "Hips",
  chest: "Chest",
  arm: "Arm",
  thigh: "Thigh",
};

/** The unit of length that goes with a member's unit of weight. */
export const lengthUnitFor = (unit: Weight["unit"]): Length["unit"] =>
  unit === "kg" ? "cm" : "in";

/**
 * Parses typed text as a length with one decimal, with or without its unit. Returns "" if it's
 * empty, and undefined if it isn't a valid length for this part of the body.
 */
export function parseLength(
  text: string,
  measure: Measure,
  unit: Length["unit"],
): Length | "" | undefined {
  const number = parseDecimal(text, UNITS[unit]);
  if (number === "" || number === undefined) return number;
  const value = Number(shortNumber(number));
  const { least, most } = MEASURE_BOUNDS[measure][unit];
  return value >= least && value <= most ? { value, unit } : undefined;
}

export function formatLength(length: Length | "", unit: Length["unit"]): string {
  return length === "" ? "" : shortNumber(convertLength(length, unit).value);
}

export function lengthProblem(measure: Measure, unit: Length["unit"]): string {
  const { least, most } = MEASURE_BOUNDS[measure][unit];
  return `Please enter a length from ${least} to ${most} ${unit}, such as ${unit === "cm" ? "84.5" : "33.5"}. This one isn't saved.`;
}
