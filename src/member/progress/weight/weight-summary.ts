import type { Weight } from "#lib/measures/weight.ts";
import { shortNumber } from "#lib/typed/decimal.ts";
import type { WeightPoint } from "../../tracker/notes.ts";
import { amountText } from "./weight-text.ts";

/** Summarizes the weights in a sentence, from the first to the last. */
export function weightSummary(
  points: WeightPoint[],
  unit: Weight["unit"],
  isSample: boolean,
  formatDay = (day: number) => `day ${day}`,
): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return "";
  if (points.length === 1)
    return `You weighed ${amountText(first.value, unit)} on ${formatDay(first.day)}. Add another day to see how it changes.`;

  const you = isSample ? "In this sample, you" : "You";
  return `${you} ${changeText(first.value, last.value, unit)} since ${formatDay(first.day)}.`;
}

function changeText(from: number, to: number, unit: Weight["unit"]): string {
  const change = Number(shortNumber(to - from));
  if (change === 0) return `have stayed at ${amountText(to, unit)}`;
  return `are ${change < 0 ? "down" : "up"} ${amountText(Math.abs(change), unit)}`;
}
