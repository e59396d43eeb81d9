import type { Food, PoolMeal } from "../pool/meal-pool.ts";
import type { Portion } from "./portion.ts";

/** A pan of 28 cm browns about so many grams at once. More of it would steam. */
const MAX_PAN_GRAMS = 350;
/** For leftovers, in a pan or a microwave. */
export const REHEATING_MINUTES = 2;

/** The time that a meal takes as it is written, and how that grows with its portion. */
export interface CookingTime {
  minutes: number;
  /** If it's fried: the minutes of one pan, and the grams in it. */
  pan?: { minutes: number; grams: number } | undefined;
}

const countBatches = (grams: number, pans: number): number =>
  Math.max(Math.ceil(grams / (MAX_PAN_GRAMS * pans)), 1);

interface ServedTime {
  minutes: number;
  /** The number of times that all pans are filled. */
  batches: number;
}

/** With so many grams in the pan: the minutes of the written meal, and of each batch more. */
function computeTime({ minutes, pan }: CookingTime, grams: number, pans: number): ServedTime {
  if (!pan) return { minutes, batches: 1 };
  const batches = countBatches(grams, pans);
  const more = Math.max(batches - countBatches(pan.grams, pans), 0);
  return { minutes: minutes + more * pan.minutes, batches };
}

/** Minutes for a meal as it's written, times a factor. */
export const scaledMinutes = (time: CookingTime, scale: number, pans: number): number =>
  computeTime(time, (time.pan?.grams ?? 0) * scale, pans).minutes;

/** The time that a portion of a meal takes. */
export const servedTime = (
  meal: PoolMeal,
  portion: Portion,
  { foods, pans }: { foods: Record<string, Food>; pans: number },
): ServedTime => computeTime(cookingTime(meal, foods), gramsInPan(portion, foods), pans);

/** The time of a meal as it is written. */
export const cookingTime = (
  { minutes, pan, ingredients }: Pick<PoolMeal, "minutes" | "pan" | "ingredients">,
  foods: Record<string, Food>,
): CookingTime => ({
  minutes,
  ...(pan !== undefined && { pan: { minutes: pan, grams: gramsInPan(ingredients, foods) } }),
});

/** The meat, fish, or eggs of a portion; of several, those that fill the pan most. */
const gramsInPan = (portion: Portion, foods: Record<string, Food>): number =>
  Math.max(
    0,
    ...Object.keys(portion).map((id) =>
      foods[id]?.category === "Proteins" ? (portion[id] ?? 0) : 0,
    ),
  );
