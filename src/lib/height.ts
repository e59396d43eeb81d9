const CM_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;

/** Kept in feet and inches whatever the unit; the unit says how it is shown. */
export type Height = { feet: number; inches: number; unit: "in" | "cm" };

/** Exact, not rounded: what a BMI is computed from. */
export function heightInCm({ feet, inches }: Pick<Height, "feet" | "inches">): number {
  return (feet * INCHES_PER_FOOT + inches) * CM_PER_INCH;
}

/** Whole centimetres, as shown in the field. */
export function shownInCm(height: Pick<Height, "feet" | "inches">): number {
  return Math.round(heightInCm(height));
}

/** Whole feet and inches nearest to whole centimetres. */
export function feetAndInches(cm: number): Pick<Height, "feet" | "inches"> {
  const inches = Math.round(cm / CM_PER_INCH);
  return { feet: Math.floor(inches / INCHES_PER_FOOT), inches: inches % INCHES_PER_FOOT };
}
