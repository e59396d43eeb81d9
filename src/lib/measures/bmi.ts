import { type Height, heightInCm } from "./height.ts";
import { type Weight, weightInKg } from "./weight.ts";

export type BmiCategory = "underweight" | "healthy" | "overweight" | "obese";

const HEALTHY_FROM = 18.5;
const OVERWEIGHT_FROM = 25;
const OBESE_FROM = 30;
const FULL_BAR = 40;

/** The boundaries between the categories. */
export const bmiThresholds = [HEALTHY_FROM, OVERWEIGHT_FROM, OBESE_FROM] as const;

/** Body mass index in kg/m²; undefined if height or weight isn't positive. */
export function calculateBmi(height: Height, weight: Weight): number | undefined {
  const meters = heightInCm(height) / 100;
  const kg = weightInKg(weight);
  return meters > 0 && kg > 0 ? kg / meters ** 2 : undefined;
}

/** Category by the thresholds of the WHO classification for adults. */
export function bmiCategory(bmi: number): BmiCategory {
  if (bmi < HEALTHY_FROM) return "underweight";
  if (bmi < OVERWEIGHT_FROM) return "healthy";
  return bmi < OBESE_FROM ? "overweight" : "obese";
}

/** The filled part of the BMI bar, in percent: BMI / 40, capped at 100. */
export function bmiBarPercent(bmi: number): number {
  return Math.min((bmi / FULL_BAR) * 100, 100);
}

/** The range of healthy weights for a height, in kg. */
export function healthyWeightInKg(height: Height): { from: number; to: number } {
  const squareMetres = (heightInCm(height) / 100) ** 2;
  return { from: HEALTHY_FROM * squareMetres, to: OVERWEIGHT_FROM * squareMetres };
}
