import type { Visitor } from "./step.ts";

export interface Limits {
  min?: number | undefined;
  max?: number | undefined;
  options: Record<string, { exclusive?: boolean | undefined }>;
}

export interface ShownLimits {
  /** What keeps the visitor here. */
  complaint?: string | undefined;
}

/** "None of these" is enough, however many are asked for. */
export function isTooFew({ min = 0, options }: Limits, chosen: string[]): boolean {
  return chosen.length < min && !chosen.some((value) => options[value]?.exclusive);
}

export function isTooMany({ max = Number.POSITIVE_INFINITY }: Limits, chosen: string[]): boolean {
  return chosen.length > max;
}

/** What keeps a visitor here, in the funnel's own words: `Please choose at least one.` */
export function limitComplaint(
  { min, max }: Limits,
  { onScreen, phrases }: Pick<Visitor, "onScreen" | "phrases">,
): string | undefined {
  const key = onScreen.complaint?.key;
  if (key !== "at-least" && key !== "at-most") return undefined;
  const count = (key === "at-least" ? min : max) ?? 1;
  return phrases[count === 1 ? `${key}-one` : key]?.replace("{count}", String(count));
}
