import type { PreviewNumbers, StepNumbers } from "../preview-data.ts";

/** What visitors did at a place. */
export interface Counted {
  numbers: StepNumbers;
  /** In how many days. */
  days: number;
}

/** Undefined if it isn't known, or if too few visitors came. */
export function countedAt(place: string, numbers: PreviewNumbers | undefined): Counted | undefined {
  if (numbers?.kind !== "read") return undefined;
  const found = numbers.places[place];
  return found && { numbers: found, days: numbers.days };
}
