import type { Food } from "../pool/meal-pool.ts";
import type { Portion } from "./portion.ts";

const GRAMS_PER_OUNCE = 28.35;
const ML_PER_FLUID_OUNCE = 29.57;

/** The member's unit decides which amount comes first. */
export type Units = "metric" | "imperial";

/** A portion in words, the most first: `150 g (5.5 oz) sirloin, 2 eggs, salt`. */
export function portionText(portion: Portion, foods: Record<string, Food>, units: Units): string {
  const known = Object.entries(portion).flatMap(([id, grams]) => {
    const food = foods[id];
    return food ? [{ food, grams }] : [];
  });
  return known
    .sort((a, b) => Number(isSeasoning(a.food)) - Number(isSeasoning(b.food)) || b.grams - a.grams)
    .map(({ food, grams }) => amountOf(food, grams, units))
    .join(", ");
}

const isSeasoning = ({ category }: Food): boolean => category === "Seasonings";

function amountOf(food: Food, grams: number, units: Units): string {
  const { name, category, piece, energy } = food;
  const inSentence = food["proper-noun"] ? name : name.charAt(0).toLowerCase() + name.slice(1);
  if (isSeasoning(food)) return inSentence;
  if (piece) {
    const count = Math.round(grams / piece.grams);
    return `${count} ${count === 1 ? piece.one : piece.many}`;
  }
  const isDrink = category === "Beverages" || energy === 0;
  const metric = `${grams} ${isDrink ? "ml" : "g"}`;
  const imperial = isDrink
    ? `${roundedOunces(grams / ML_PER_FLUID_OUNCE)} fl oz`
    : `${roundedOunces(grams / GRAMS_PER_OUNCE)} oz`;
  const [first, second] = units === "metric" ? [metric, imperial] : [imperial, metric];
  return `${first} (${second}) ${inSentence}`;
}

/** Ounces in halves, but never none. */
const roundedOunces = (ounces: number): number => Math.max(Math.round(ounces * 2) / 2, 0.25);
