import { inUnit, type Weight } from "#lib/weight.ts";
import { WEIGHT_BOUNDS } from "../tracker/notes.ts";

const DECIMAL = /^\d+(?:[.,]\d*)?$|^[.,]\d+$/;

/** The number as it is shown: one decimal at most, and none where it says nothing. */
export function shortNumber(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A number with its unit: 176.5 lbs, 1 lb. */
export function amountText(value: number, unit: Weight["unit"]): string {
  const number = shortNumber(value);
  return `${number} ${unit === "lbs" && number === "1" ? "lb" : unit}`;
}

/** What a typed text weighs, to one decimal, with a comma or a dot; "" where it was cleared, undefined where it cannot be. */
export function weightOfText(text: string, unit: Weight["unit"]): Weight | "" | undefined {
  const number = text
    .trim()
    .toLowerCase()
    .replace(new RegExp(`\\s*${unit}$`), "");
  if (number === "") return "";
  if (!DECIMAL.test(number)) return undefined;
  const value = Number(shortNumber(Number(number.replace(",", "."))));
  return value >= WEIGHT_BOUNDS[unit].least && value <= WEIGHT_BOUNDS[unit].most
    ? { value, unit }
    : undefined;
}

export function textOfWeight(weight: Weight | "", unit: Weight["unit"]): string {
  return weight === "" ? "" : shortNumber(inUnit(weight, unit).value);
}

export function weightProblem(unit: Weight["unit"]): string {
  const { least, most } = WEIGHT_BOUNDS[unit];
  return `Please enter a weight from ${least} to ${most} ${unit}, such as ${unit === "kg" ? "80.5" : "176.5"}. This one is not saved.`;
}
