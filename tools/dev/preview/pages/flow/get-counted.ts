import type { PreviewNumbers, PreviewStep, StepNumbers } from "../preview-data.ts";

/** The visitors' behavior at a place. */
export interface Counted {
  numbers: StepNumbers;
  /** In how many days. */
  days: number;
}

/**
 * Undefined if it isn't known, or if too few visitors came. Visitors who opened the checkout on the
 * sales page haven't stopped there.
 */
export function getCounted(
  { place, type }: Pick<PreviewStep, "place" | "type">,
  numbers: PreviewNumbers | undefined,
): Counted | undefined {
  if (numbers?.kind !== "read") return undefined;
  const found = numbers.places[place];
  if (!found) return undefined;
  const wentOn = type === "sales" ? numbers.checkouts / found.entered : 0;
  const dropOff = Math.max(0, found.dropOff - wentOn);
  return { numbers: { ...found, dropOff }, days: numbers.days };
}
