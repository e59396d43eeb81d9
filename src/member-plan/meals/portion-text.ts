import type { Food, PoolMeal } from "../pool/meal-pool.ts";
import { isPureFat, type Portion } from "./portion.ts";
import { isSalt } from "./salt.ts";

const GRAMS_PER_OUNCE = 28.35;
const ML_PER_FLUID_OUNCE = 29.57;

/** The member's unit decides which amount comes first. */
export type Units = "metric" | "imperial";

/** A portion in words, the most first: `150 g (5.5 oz) sirloin, 2 eggs, 1 g (a pinch) salt`. */
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

/** A meal's recipe. If the portion has a fat that was added, it says what to do with it. */
export function recipeText(
  { how, ingredients, "extra-fat": extraFat }: PoolMeal,
  portion: Portion,
  foods: Record<string, Food>,
): string {
  const added = Object.keys(portion).find((id) => !(id in ingredients) && isPureFat(foods[id]));
  const food = added === undefined ? undefined : foods[added];
  return food && extraFat ? `${how} ${extraFat.replace("{fat}", nameInSentence(food))}` : how;
}

const nameInSentence = ({ name, "proper-noun": isProper }: Food): string =>
  isProper ? name : name.charAt(0).toLowerCase() + name.slice(1);

const isSeasoning = ({ category }: Food): boolean => category === "Seasonings";

function amountOf(food: Food, grams: number, units: Units): string {
  const { category, piece, energy } = food;
  const inSentence = nameInSentence(food);
  if (isSalt(food)) return saltText(inSentence, grams);
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

function saltText(salt: string, grams: number): string {
  if (grams === 0) return `no extra ${salt}`;
  return `${grams} g (${grams < 1 ? "a small pinch" : "a pinch"}) ${salt}`;
}

/** Ounces in halves, but never none. */
const roundedOunces = (ounces: number): number => Math.max(Math.round(ounces * 2) / 2, 0.25);
