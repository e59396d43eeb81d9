const KG_PER_LB = 0.453592;
const LB_PER_KG = 2.20462;

export type Weight = { value: number; unit: "lbs" | "kg" };

/** Exact, not rounded, as a BMI calculation needs it. */
export function weightInKg({ value, unit }: Weight): number {
  return unit === "kg" ? value : value * KG_PER_LB;
}

/** The same weight in the other unit, rounded to a whole number. */
export function convertWeight(weight: Weight, unit: Weight["unit"]): Weight {
  if (weight.unit === unit) return weight;
  const factor = unit === "kg" ? KG_PER_LB : LB_PER_KG;
  return { value: Math.round(weight.value * factor), unit };
}

/** The same weight in another unit, rounded to tenths, as scales show it. */
export function inTenths({ value, unit }: Weight, to: Weight["unit"]): Weight {
  const factor = to === "kg" ? KG_PER_LB : LB_PER_KG;
  const converted = unit === to ? value : value * factor;
  return { value: Math.round(converted * 10) / 10, unit: to };
}
