import type { ContentOrTrait } from "../pool/contents.ts";
import type { Food } from "../pool/meal-pool.ts";
import type { DishParts } from "./cookbook.ts";

/** °C in the middle, and minutes of rest. */
export interface SafeTemperature {
  celsius: number;
  rest: number;
}

const POULTRY: readonly ContentOrTrait[] = ["chicken", "turkey", "duck"];
const RED_MEAT: readonly ContentOrTrait[] = ["beef", "pork", "lamb"];
const FISH: readonly ContentOrTrait[] = ["fish", "seafood"];

/** Poultry, stuffed meat, and what was cooked before. */
const HOTTEST = { celsius: 74, rest: 0 };
/** Ground and rolled meat, organs, and eggs. */
const HOT = { celsius: 71, rest: 0 };
/** Whole meat: at 63 °C, the rest is part of making it safe. */
const WHOLE = { celsius: 63, rest: 3 };
const FISH_DONE = { celsius: 63, rest: 0 };

/**
 * The least temperature at which a food is safe (USDA FSIS, safe minimum internal temperatures).
 * Undefined for what's eaten as it is, such as cheese. `isMixed`: the outside of the meat has come to
 * its middle, as in ground meat.
 */
export function findSafeTemperature(
  { contains, cooked = false }: Pick<Food, "contains" | "cooked">,
  isMixed: boolean,
): SafeTemperature | undefined {
  const has = (kinds: readonly ContentOrTrait[]) => contains.some((one) => kinds.includes(one));
  if (has(POULTRY) || (cooked && contains.length > 0)) return HOTTEST;
  if (has(["organ", "egg"]) || (isMixed && has(RED_MEAT))) return HOT;
  if (has(RED_MEAT)) return WHOLE;
  return has(FISH) ? FISH_DONE : undefined;
}

/**
 * The safe temperature of a dish's cut. Nothing is needed for what's served cold. The outside of
 * rolled or stuffed meat is in its middle, too (USDA FSIS, stuffing and food safety).
 */
export function findSafeTemperatureOfDish(
  { cut, method, finish }: Pick<DishParts, "cut" | "method" | "finish">,
  foods: Record<string, Food>,
): SafeTemperature | undefined {
  const food = foods[cut.food];
  if (!food || method.family === "cold") return undefined;
  if (finish.form === "stuffed") return HOTTEST;
  return findSafeTemperature(food, cut.group === "ground" || cut.form === "rolled");
}

/** The °C that the recipe of a dish says: what's best for the cut, if the line doesn't say more. */
export function findTemperature(
  { dish, cut, group, method }: DishParts,
  safe: SafeTemperature | undefined,
): number | undefined {
  return dish.to ?? method.to ?? cut.to ?? group.to ?? safe?.celsius;
}

/** Minutes of rest: at 63 °C, a meat needs them to be safe. */
export function findRest(
  { method }: Pick<DishParts, "method">,
  safe: SafeTemperature | undefined,
  celsius: number | undefined,
): number {
  const needed = safe && celsius !== undefined && celsius <= WHOLE.celsius ? safe.rest : 0;
  return Math.max(method.rest ?? 0, needed);
}

const FAHRENHEIT_STEP = 5;
/** Ovens have rougher dials, and nothing is cooked to this in the middle. */
const OVEN_FROM = 120;
const OVEN_FAHRENHEIT_STEP = 25;

/** The same in °F, rounded as cooks write it. */
export function toFahrenheit(celsius: number): number {
  const step = celsius < OVEN_FROM ? FAHRENHEIT_STEP : OVEN_FAHRENHEIT_STEP;
  return Math.round((celsius * 1.8 + 32) / step) * step;
}

/** `63 °C (145 °F)` */
export const degreesText = (celsius: number): string =>
  `${celsius} °C (${toFahrenheit(celsius)} °F)`;
