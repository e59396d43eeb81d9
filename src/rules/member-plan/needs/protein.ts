import type { Body } from "./energy.ts";

/**
 * Grams of protein a day for each kilogram. The lower end keeps muscle in an active adult (1.2 g:
 * PROT-AGE, J Am Med Dir Assoc 2013;14:542-59), the upper end is the most that the International
 * Society of Sports Nutrition recommends for training (2.0 g: J Int Soc Sports Nutr 2017;14:20).
 */
export const PROTEIN_PER_KG = { from: 1.2, to: 2 };

/**
 * The share of the energy up to which there can be more protein than that, so that members who need
 * much energy don't get it all as fat.
 */
const SHARE_OF_ENERGY = 0.25;
/** The most, as far as portions allow (Dietary Reference Intakes 2005: 10 to 35 % of the energy). */
const MAX_SHARE_OF_ENERGY = 0.35;
const KCAL_PER_GRAM = 4;

/** Up to this BMI (kg/m²), protein is counted for the whole weight. */
const WHOLE_WEIGHT_UP_TO_BMI = 25;
/** Fat tissue needs little protein: a quarter of the weight above it counts. */
const SHARE_OF_EXCESS = 0.25;

/**
 * The weight in kg that protein is counted for: the adjusted body weight of clinical nutrition
 * (Krenitsky, Pract Gastroenterol 2005;29:45-61).
 */
export function weightForProtein({ weightInKg, heightInCm }: Body): number {
  const whole = WHOLE_WEIGHT_UP_TO_BMI * (heightInCm / 100) ** 2;
  return weightInKg <= whole ? weightInKg : whole + SHARE_OF_EXCESS * (weightInKg - whole);
}

/** The most protein of any day with this energy in kcal, in grams. */
export const mostProtein = (energy: number): number =>
  (MAX_SHARE_OF_ENERGY * energy) / KCAL_PER_GRAM;

/** The range of protein a day, in grams, for someone who gets this energy in kcal. */
export function proteinRange(body: Body, energy: number): { from: number; to: number } {
  const kg = weightForProtein(body);
  const share = (SHARE_OF_ENERGY * energy) / KCAL_PER_GRAM;
  return { from: PROTEIN_PER_KG.from * kg, to: Math.max(PROTEIN_PER_KG.to * kg, share) };
}
