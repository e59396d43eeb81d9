import type { DayTarget } from "./portion.ts";

/** mg of sodium a day at most: 5.8 g of salt (Dietary Guidelines for Americans 2020-2025). */
export const MAX_SODIUM = 2_300;

/** Figures of a meal as it is written, without the salt that is added. */
export interface MealFigures {
  /** kcal */
  energy: number;
  /** grams */
  protein: number;
  /** mg */
  sodium: number;
}

interface BudgetedMeal extends MealFigures {
  id: string;
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

/**
 * True if a day has no more sodium and protein than it may, or than with the meals before.
 * `tolerance` is a share of what it may have.
 */
export const staysWithin = (
  after: readonly MealFigures[],
  before: readonly MealFigures[],
  target: DayTarget,
  tolerance = 0,
): boolean =>
  [excessSodium, excessProtein].every((getExcess) => {
    const sum = (meals: readonly MealFigures[]) =>
      meals.reduce((total, meal) => total + getExcess(meal, target), 0);
    return sum(after) <= Math.max(sum(before), 0) + tolerance;
  });

/** The most that the meals of a day may have of something, as shares of the day's. */
export class Budget {
  /** By meal, by how much it exceeds its part. */
  private readonly excessByMeal: ReadonlyMap<string, number>;
  /** By place, the least that a meal exceeds its part there. */
  private readonly least: number[];

  /** `byPlace` has the meals that a place will get if it can. */
  constructor(
    all: readonly BudgetedMeal[],
    byPlace: readonly BudgetedMeal[][],
    excess: (meal: BudgetedMeal) => number,
  ) {
    this.excessByMeal = new Map(all.map((meal) => [meal.id, excess(meal)]));
    this.least = byPlace.map((meals) => Math.min(...meals.map(({ id }) => this.getExcess(id))));
  }

  getExcess(id: string): number {
    return this.excessByMeal.get(id) ?? 0;
  }

  /** By how much a meal may exceed its part at a place, so that all others can be filled, too. */
  getLeft(today: readonly string[], place: number): number {
    const others = this.least.map((least, other) => {
      const chosen = today[other];
      if (other === place) return 0;
      return chosen === undefined ? least : this.getExcess(chosen);
    });
    return -others.reduce((sum, one) => sum + one, 0);
  }
}
