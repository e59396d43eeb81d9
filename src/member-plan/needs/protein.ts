import type { Body } from "./energy.ts";

/**
 * Grams of protein a day for each kilogram. The lower end keeps muscle in an active adult (1.2 g:
 * PROT-AGE, J Am Med Dir Assoc 2013;14:542-59), the upper end is the most that the International
 * Society of Sports Nutrition recommends for training (2.0 g: J Int Soc Sports Nutr 2017;14:20).
 */
export const PROTEIN_PER_KG = { from: 1.2, to: 2 };

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

/** The range of protein a day, in grams. */
export function proteinRange(body: Body): { from: number; to: number } {
  const kg = weightForProtein(body);
  return { from: PROTEIN_PER_KG.from * kg, to: PROTEIN_PER_KG.to * kg };
}
