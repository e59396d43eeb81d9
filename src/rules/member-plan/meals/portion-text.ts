import type { Food, PoolMeal } from "../pool/meal-pool.ts";
import type { Slot } from "../pool/slots.ts";
import { OPEN_FAT } from "./cooking-fat.ts";
import type { PlannedMeal } from "./planned-day.ts";
import { isPureFat, MIN_REFUSE, type Portion } from "./portion.ts";
import { isSalt } from "./salt.ts";

const GRAMS_PER_OUNCE = 28.35;
const ML_PER_FLUID_OUNCE = 29.57;

/** The member's unit decides which amount comes first. */
export type Units = "metric" | "imperial";

const BOUGHT_STEP_GRAMS = 10;
/** Of fat: a teaspoon and a tablespoon (Dietary Guidelines for Americans 2020-2025: 5 and 14 g). */
const GRAMS_PER_TEASPOON = 5;
const GRAMS_PER_TABLESPOON = 14;

/**
 * A portion in words, the most first: `150 g (5.5 oz) sirloin, 2 eggs, 15 g (1 tbsp) butter, 1 g (a
 * pinch) salt`. With bones: `600 g (21 oz) lamb shank with bone (290 g to eat)`.
 */
export function portionText(portion: Portion, foods: Record<string, Food>, units: Units): string {
  const known = Object.entries(portion).flatMap(([id, grams]) => {
    const food = foods[id];
    return food ? [{ food, grams }] : [];
  });
  return known
    .sort((a, b) => Number(isSeasoning(a.food)) - Number(isSeasoning(b.food)) || b.grams - a.grams)
    .map(({ food, grams }) => formatAmount(food, grams, units))
    .join(", ");
}

/** More than so many grams of one food are a large meal. */
const MAX_SITTING_GRAMS = 450;
const leftoversText = (slot: Slot) =>
  `It was cooked with yesterday's ${slot} and kept in the fridge. Heat it in a pan or the microwave until it's steaming hot, 74 °C (165 °F).`;
const LARGE = "That's a large portion: eat what you like now, and the rest within 2 hours.";

const UNSALTED = "Leave out the salt: the rest of the day has enough.";

/** True if the day has no salt left for a meal that would have some. */
const isUnsalted = (portion: Portion, foods: Record<string, Food>): boolean =>
  Object.entries(portion).some(([id, grams]) => grams === 0 && foods[id] && isSalt(foods[id]));

/**
 * The recipe of a planned meal with the name of its cooking fat. It says what to do with a fat that
 * was added, and with more than a pan or a stomach holds. Leftovers are only reheated.
 */
export function recipeText(
  meal: PoolMeal,
  { portion, batches, isLeftover, leftoverOf = "dinner", pans = 1 }: PlannedMeal,
  foods: Record<string, Food>,
): string {
  if (isLeftover) return leftoversText(leftoverOf);
  const isFried = meal.pan !== undefined;
  const isLarge = Object.keys(portion).some(
    (id) => foods[id]?.category === "Proteins" && (portion[id] ?? 0) > MAX_SITTING_GRAMS,
  );
  return [
    recipeWithFat(meal, portion, foods),
    ...(isFried && pans > 1 ? ["Use two pans at once."] : []),
    ...(batches > 1 ? [`Fry it in ${batches} batches, so that it browns.`] : []),
    ...(isUnsalted(portion, foods) ? [UNSALTED] : []),
    ...(isLarge ? [LARGE] : []),
  ].join(" ");
}

function recipeWithFat(
  { how, ingredients, "extra-fat": extraFat }: PoolMeal,
  portion: Portion,
  foods: Record<string, Food>,
): string {
  const id = Object.keys(portion).find((one) => isPureFat(foods[one])) ?? "";
  const fat = foods[id];
  const isAdded = fat && extraFat && !(id in ingredients);
  const recipe = isAdded ? `${how} ${extraFat}` : how;
  return fat ? recipe.split(OPEN_FAT).join(nameInSentence(fat)) : recipe;
}

/** The name of a food within a sentence. */
export const nameInSentence = ({ name, "proper-noun": isProper }: Food): string =>
  isProper ? name : name.charAt(0).toLowerCase() + name.slice(1);

const isSeasoning = ({ category }: Food): boolean => category === "Seasonings";

function formatAmount(food: Food, grams: number, units: Units): string {
  const { category, piece, energy } = food;
  const inSentence = nameInSentence(food);
  if (isSalt(food)) return saltText(inSentence, grams);
  if (isSeasoning(food)) return inSentence;
  if (piece) {
    const count = Math.round(grams / piece.grams);
    return `${count} ${count === 1 ? piece.one : piece.many}`;
  }
  const isDrink = category === "Beverages" || energy === 0;
  if (isDrink) {
    const ounces = roundOunces(grams / ML_PER_FLUID_OUNCE);
    return `${inUnits(`${grams} ml`, `${ounces} fl oz`, units)} ${inSentence}`;
  }
  if (food.refuse < MIN_REFUSE) {
    const amount = isPureFat(food)
      ? inUnits(`${grams} g`, formatSpoons(grams), units)
      : formatWeight(grams, units, food);
    return `${amount} ${inSentence}`;
  }
  const bought = Math.round(grams / (1 - food.refuse) / BOUGHT_STEP_GRAMS) * BOUGHT_STEP_GRAMS;
  const eaten = units === "metric" ? `${grams} g` : `${toOunces(grams)} oz`;
  return `${formatWeight(bought, units, food)} ${inSentence} (${eaten} to eat)`;
}

const inUnits = (metric: string, imperial: string, units: Units): string =>
  units === "metric" ? `${metric} (${imperial})` : `${imperial} (${metric})`;

/** With the number of pieces, where a kitchen counts them: `50 g (1.75 oz, about 2 slices)`. */
function formatWeight(grams: number, units: Units, { about, refuse }: Food): string {
  const [metric, imperial] = [`${grams} g`, `${toOunces(grams)} oz`];
  const [first, second] = units === "metric" ? [metric, imperial] : [imperial, metric];
  if (!about) return `${first} (${second})`;
  const halves = refuse < MIN_REFUSE ? 1 : 2;
  const count = Math.max(Math.round((grams / about.grams) * halves), 1) / halves;
  return `${first} (${second}, about ${countText(count)} ${count <= 1 ? about.one : about.many})`;
}

/** In halves, and in quarters where half an ounce would be a large part of it. */
function toOunces(grams: number): number {
  const ounces = grams / GRAMS_PER_OUNCE;
  return ounces < 2 ? Math.max(Math.round(ounces * 4) / 4, 0.25) : roundOunces(ounces);
}

/** Of fat: `1 tsp`, `1½ tbsp`. */
function formatSpoons(grams: number): string {
  if (grams < GRAMS_PER_TABLESPOON - 1)
    return `${Math.max(Math.round(grams / GRAMS_PER_TEASPOON), 1)} tsp`;
  const halves = Math.round((grams / GRAMS_PER_TABLESPOON) * 2);
  return `${countText(halves / 2)} tbsp`;
}

/** `½`, `1`, or `1½` */
function countText(count: number): string {
  const whole = Math.floor(count);
  return `${whole || ""}${count > whole ? "½" : ""}`;
}

/** Of salt, a teaspoon has 6 g, and more than a pinch is measured with one. */
const GRAMS_PER_TEASPOON_OF_SALT = 6;
const MAX_PINCH_GRAMS = 2;
const QUARTERS = ["", "¼", "½", "¾"];

function saltText(salt: string, grams: number): string {
  if (grams === 0) return `no extra ${salt}`;
  if (grams > MAX_PINCH_GRAMS) {
    const quarters = Math.max(Math.round((grams / GRAMS_PER_TEASPOON_OF_SALT) * 4), 1);
    const spoons = `${Math.floor(quarters / 4) || ""}${QUARTERS[quarters % 4]}`;
    return `${grams} g (${spoons} tsp) ${salt}`;
  }
  return `${grams} g (${grams < 1 ? "a small pinch" : "a pinch"}) ${salt}`;
}

const roundOunces = (ounces: number): number => Math.max(Math.round(ounces * 2) / 2, 0.25);
