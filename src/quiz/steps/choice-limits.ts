import type { Visitor } from "./step.ts";

export interface Limits {
  min?: number | undefined;
  max?: number | undefined;
  options: Record<string, { exclusive?: boolean | undefined }>;
}

export interface ShownLimits {
  /** Why the visitor can't continue yet. */
  error?: string | undefined;
}

/** An exclusive option, such as "None of these", is enough, no matter how many are required. */
export function isTooFew({ min = 0, options }: Limits, chosen: string[]): boolean {
  return chosen.length < min && !chosen.some((value) => options[value]?.exclusive);
}

export function isTooMany({ max = Number.POSITIVE_INFINITY }: Limits, chosen: string[]): boolean {
  return chosen.length > max;
}

/** Why the visitor can't continue yet, in the funnel's own words: `Please choose at least one.` */
export function limitError(
  { min, max }: Limits,
  { onScreen, phrases }: Pick<Visitor, "onScreen" | "phrases">,
): string | undefined {
  const key = onScreen.error?.key;
  if (key !== "at-least" && key !== "at-most") return undefined;
  const count = (key === "at-least" ? min : max) ?? 1;
  return phrases[count === 1 ? `${key}-one` : key]?.replace("{count}", String(count));
}
