import { getStep } from "../meals/portion.ts";
import type { Units } from "../meals/portion-text.ts";
import type { Food } from "../pool/meal-pool.ts";

const GRAMS_PER_OUNCE = 28.35;
const OUNCES_PER_POUND = 16;
const ML_PER_FLUID_OUNCE = 29.57;
const PER_KILO = 1000;
/** Far less than can be weighed, and more than the error of a division. */
const TINY = 1e-6;

/**
 * The amount to buy so that this much can be eaten, rounded up to what shops sell: `1.2 kg (2.6
 * lb)`, `2 cans (240 g)`, `3 boxes of 6 eggs`.
 */
export function amountToBuy(food: Food, eaten: number, units: Units): string {
  const { piece, sold, refuse, category } = food;
  // The weight of a piece is what's eaten of it, so shells don't count.
  if (piece && sold.grams === undefined) return piecesText(piece, eaten, sold);

  const needed = eaten / (1 - refuse);
  const step = sold.grams ?? getStep(food);
  const count = countSteps(needed, step);
  const isDrink = category === "Beverages";
  const metric = metricText(count * step, isDrink);
  const imperial = imperialText(count * step, needed, isDrink);
  const [first, second] = units === "metric" ? [metric, imperial] : [imperial, metric];
  return sold.pack !== undefined && sold.grams !== undefined
    ? `${formatCount(count, sold.pack)} (${first})`
    : `${first} (${second})`;
}

/** The same as a number, which is in grams, or in pieces if they're counted. */
export function quantityToBuy(food: Food, eaten: number): number {
  const { piece, sold, refuse } = food;
  if (piece && sold.grams === undefined) {
    const { pieces = 1 } = sold;
    return countSteps(eaten / piece.grams, pieces) * pieces;
  }
  const step = sold.grams ?? getStep(food);
  return countSteps(eaten / (1 - refuse), step) * step;
}

/** A difference between two quantities: `200 g`, `6 eggs`, `1 can`. */
export function quantityText(food: Food, quantity: number, units: Units): string {
  const { piece, sold, category } = food;
  if (piece && sold.grams === undefined)
    return `${quantity} ${quantity === 1 ? piece.one : piece.many}`;
  if (sold.pack !== undefined && sold.grams !== undefined)
    return formatCount(Math.max(Math.round(quantity / sold.grams), 1), sold.pack);
  const isDrink = category === "Beverages";
  return units === "metric"
    ? metricText(quantity, isDrink)
    : imperialText(quantity, quantity, isDrink);
}

function piecesText(
  { one, many, grams }: NonNullable<Food["piece"]>,
  eaten: number,
  { pieces = 1, pack }: Food["sold"],
): string {
  const count = countSteps(eaten / grams, pieces);
  const formatPieces = (number: number) => `${number} ${number === 1 ? one : many}`;
  return pack === undefined
    ? formatPieces(count * pieces)
    : `${formatCount(count, pack)} of ${formatPieces(pieces)}`;
}

/** The number of steps that cover an amount. */
const countSteps = (amount: number, step: number): number => Math.ceil(amount / step - TINY);

function formatCount(count: number, name: string): string {
  if (count === 1) return `1 ${name}`;
  return `${count} ${name}${/(?:s|x|z|ch|sh)$/.test(name) ? "es" : "s"}`;
}

function metricText(grams: number, isDrink: boolean): string {
  if (grams < PER_KILO) return `${grams} ${isDrink ? "ml" : "g"}`;
  const kilos = grams / PER_KILO;
  return isDrink ? `${kilos} ${kilos === 1 ? "liter" : "liters"}` : `${kilos} kg`;
}

/** Rounded, but never to less than what's needed. */
function imperialText(grams: number, needed: number, isDrink: boolean): string {
  const roundUp = (gramsPerUnit: number, parts: number) =>
    Math.max(
      Math.round((grams / gramsPerUnit) * parts),
      countSteps((needed / gramsPerUnit) * parts, 1),
    ) / parts;
  if (isDrink) return `${roundUp(ML_PER_FLUID_OUNCE, 2)} fl oz`;
  return grams < GRAMS_PER_OUNCE * OUNCES_PER_POUND
    ? `${roundUp(GRAMS_PER_OUNCE, 2)} oz`
    : `${roundUp(GRAMS_PER_OUNCE * OUNCES_PER_POUND, 10)} lb`;
}
