import type { Weight } from "#lib/weight.ts";
import type { WeightPoint } from "../tracker/notes.ts";
import { amountText, shortNumber } from "./weight-text.ts";

/** What the weights come to, in a sentence: from the first one to the last. */
export function weightSummary(
  points: WeightPoint[],
  unit: Weight["unit"],
  isSample: boolean,
): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return "";
  if (points.length === 1)
    return `You weighed ${amountText(first.value, unit)} on day ${first.day}. Add another day to see how it changes.`;

  const sentence = `ou are ${changeText(first.value, last.value, unit)} since day ${first.day}.`;
  return isSample ? `In this sample, y${sentence}` : `Y${sentence}`;
}

function changeText(from: number, to: number, unit: Weight["unit"]): string {
  const change = Number(shortNumber(to - from));
  if (change === 0) return `unchanged at ${amountText(to, unit)}`;
  return `${change < 0 ? "down" : "up"} ${amountText(Math.abs(change), unit)}`;
}
