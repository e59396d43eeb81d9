import type { DayTarget } from "./portion.ts";
import { MAX_SODIUM } from "./salt.ts";

/** Figures of a meal as it is written, without the salt that is added. */
export interface MealFigures {
  /** kcal */
  energy: number;
  /** grams */
  protein: number;
  /** mg */
  sodium: number;
}

/** Portions aren't scaled evenly, so a day is chosen with less sodium than it may have. */
const SODIUM_MARGIN = 0.9;
/** Fat can be added to lean meals, so a day is chosen with more protein than it may have. */
const PROTEIN_MARGIN = 1;

/**
 * By how much a meal exceeds its part of the sodium of a day, as a share of the day's. Meals are
 * scaled to the day's energy, so a day has no more than it may if its meals add up to 0 or less.
 */
export const excessSodium = (meal: MealFigures, { energy }: DayTarget): number =>
  meal.sodium / (MAX_SODIUM * SODIUM_MARGIN) - meal.energy / energy;

/** The same of protein. */
export const excessProtein = (meal: MealFigures, { energy, protein }: DayTarget): number =>
  meal.protein / (protein.to * PROTEIN_MARGIN) - meal.energy / energy;
