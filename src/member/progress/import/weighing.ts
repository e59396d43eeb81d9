/** A weight as a file has it. */
export interface Weighing {
  /** The date in the member's time, and the time if there is one, in an order that sorts. */
  at: string;
  value: number;
  /** Undefined if the file doesn't say. */
  unit: MassUnit | undefined;
}

export type MassUnit = "kg" | "lbs" | "g" | "st";

const KG_PER: Record<MassUnit, number> = { kg: 1, lbs: 0.45359237, g: 0.001, st: 6.35029318 };
const DATE_LENGTH = 10;

/** Kilograms, by the definition of the pound. */
export const toKg = (value: number, unit: MassUnit): number => value * KG_PER[unit];

export const dateOfWeighing = ({ at }: Weighing): string => at.slice(0, DATE_LENGTH);

/** Reads a unit as apps write it: `lb`, `lbs`, `Pounds`, `kg`, `st`. Undefined for any other. */
export function parseMassUnit(text: string): MassUnit | undefined {
  const unit = text.trim().toLowerCase();
  if (/^(?:kgs?|kilos?|kilogram(?:me)?s?)\.?$/.test(unit)) return "kg";
  if (/^(?:lbs?|pounds?)\.?$/.test(unit)) return "lbs";
  if (/^(?:st|stones?)\.?$/.test(unit)) return "st";
  return /^(?:g|grams?)\.?$/.test(unit) ? "g" : undefined;
}

/** The contents of a file. */
export interface Reading {
  source: "Apple Health" | "Google Fit" | "your table";
  weighings: Weighing[];
  /** Rows with a date or a weight that can't be read. */
  skipped: number;
  /** True if the file ends in the middle. */
  isCut?: boolean;
  /** True if its dates can be read with the day or with the month first. */
  isDateUnclear?: boolean;
}
