import type { Json } from "#lib/json.ts";

const WEIGHTS = [188, 187.5, 187, 186, 186.5, 185, 184.5, 184, 183, 183.5, 182.5, 181.5];

const wholeDay = (day: number, weight: number): [number, string, Json][] => [
  [day, "weight", { value: weight, unit: "lbs" }],
  [day, "water", 8],
  [day, "mood", "Good"],
  [day, "energy", "High"],
  [day, "sleep", "Fair"],
];

/** Twelve days; the eleventh is only partly filled in. */
export const twelveDays: [number, string, Json][] = [
  ...WEIGHTS.flatMap((weight, index) => (index === 10 ? [] : wholeDay(index + 1, weight))),
  [11, "water", 3],
  [12, "notes", "Slept badly, and had no wish for anything sweet."],
];

export const thirtyDays: [number, string, Json][] = Array.from({ length: 30 }, (_, index) =>
  wholeDay(index + 1, 188 - index / 2),
).flat();
