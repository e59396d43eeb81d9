import type { Portion } from "../meals/portion.ts";
import { getStep } from "../meals/portion.ts";
import { sumSodium } from "../meals/salt.ts";
import type { Food } from "../pool/meal-pool.ts";
import type { Slot } from "../pool/slots.ts";
import type { DishParts } from "./cookbook.ts";

/** kcal of a written portion: a day of about 2,000 kcal has these. */
const ENERGY: Record<Slot, number> = { breakfast: 450, lunch: 600, dinner: 600, snack: 250 };
const MIN_GRAMS = 60;
const MAX_GRAMS = 300;
/** Any fat for the pan will do; the member's own takes its place. */
const PAN_FAT = "tallow";
const PAN_FAT_GRAMS = 10;
const SALT = "salt";
const SALT_GRAMS = 1;
/** With so much sodium (mg) in its foods, a dish is salty enough. */
const SALTY_FROM = 450;

/** When a dish is eaten. */
export const slotsOfDish = ({ dish, cut }: DishParts): Slot[] =>
  dish.slots ?? cut.slots ?? ["lunch", "dinner"];

/** Grams of each food for someone who needs 2,000 kcal a day. */
export function amountsOfDish(parts: DishParts, foods: Record<string, Food>): Portion {
  const { dish, cut, method, finish } = parts;
  const food = foods[cut.food];
  if (!food) return {};
  const needsFat = method.fat === "pan" && finish["fries-in"] === undefined;
  const grams = dish.grams ?? gramsOfCut(parts, foods, needsFat ? PAN_FAT_GRAMS : 0);
  const portion: Portion = {
    ...(needsFat && { [PAN_FAT]: PAN_FAT_GRAMS }),
    [cut.food]: grams,
    ...(method.water !== undefined && { water: toStep((method.water * grams) / 100, 10) }),
  };
  for (const [id, share] of Object.entries(finish.foods)) {
    const added = foods[id];
    if (!added) continue;
    const wanted = toStep((share * grams) / 100, getStep(added));
    portion[id] = Math.min((portion[id] ?? 0) + wanted, added.most ?? wanted);
  }
  const isSalty = sumSodium(weigh(portion, foods)) >= SALTY_FROM;
  return isSalty || !foods[SALT] ? portion : { ...portion, [SALT]: SALT_GRAMS };
}

function gramsOfCut(parts: DishParts, foods: Record<string, Food>, fatGrams: number): number {
  const { cut, finish } = parts;
  const food = foods[cut.food];
  if (!food) return 0;
  const [slot = "lunch"] = slotsOfDish(parts);
  const added = Object.entries(finish.foods).reduce(
    (sum, [id, share]) => sum + ((foods[id]?.energy ?? 0) * share) / 100,
    0,
  );
  const fat = ((foods[PAN_FAT]?.energy ?? 0) * fatGrams) / 100;
  const wanted = ((ENERGY[slot] - fat) / (food.energy + added)) * 100;
  const most = Math.min(food.most ?? MAX_GRAMS, MAX_GRAMS);
  const step = getStep(food);
  return Math.min(Math.max(toStep(wanted, step), MIN_GRAMS), Math.floor(most / step) * step);
}

const toStep = (grams: number, step: number): number =>
  Math.max(Math.round(grams / step), 1) * step;

const weigh = (portion: Portion, foods: Record<string, Food>) =>
  Object.entries(portion).flatMap(([id, grams]) => {
    const food = foods[id];
    return food ? [{ food, grams }] : [];
  });
