const CM_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;

/** Always stored in feet and inches. `unit` only decides how it's shown. */
export type Height = { feet: number; inches: number; unit: "in" | "cm" };

/** Exact, not rounded, as a BMI calculation needs it. */
export function heightInCm({ feet, inches }: Pick<Height, "feet" | "inches">): number {
  return (feet * INCHES_PER_FOOT + inches) * CM_PER_INCH;
}

/** Whole centimeters, as shown in the field. */
export function shownInCm(height: Pick<Height, "feet" | "inches">): number {
  return Math.round(heightInCm(height));
}

/** The feet and inches closest to a number of whole centimeters. */
export function feetAndInches(cm: number): Pick<Height, "feet" | "inches"> {
  const inches = Math.round(cm / CM_PER_INCH);
  return { feet: Math.floor(inches / INCHES_PER_FOOT), inches: inches % INCHES_PER_FOOT };
}
