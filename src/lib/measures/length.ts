const CM_PER_INCH = 2.54;

/** The size of a part of the body. */
export type Length = { value: number; unit: "cm" | "in" };

/** The same length in another unit, rounded to tenths. */
export function convertLength({ value, unit }: Length, to: Length["unit"]): Length {
  if (unit === to) return { value, unit };
  const converted = to === "cm" ? value * CM_PER_INCH : value / CM_PER_INCH;
  return { value: Math.round(converted * 10) / 10, unit: to };
}
